import { CheckEnded } from '../../core/CheckEnded.ts'
import { missingAction } from '../../core/defineCheck.ts'
import type { UserAction } from '../../core/driver.ts'
import type { Instruction, Reply, Request } from './instruction.ts'

/** A user who gets one instruction at a time. */
export type ManualUser = {
  /** Returns the current instruction. */
  now(): Instruction | undefined
  /** Replies to the current instruction. Ignores other ids, and replies that the instruction does not offer. */
  reply(id: number, reply: Reply): void
  /** Shows an instruction and waits for the reply, or for `over`. Throws CheckEnded if the user does not do it. */
  ask(request: Request, over?: Promise<unknown>): Promise<Reply>
  setCheck(check: string | undefined): void
  /** Skips the current instruction and all later ones, because the user leaves. */
  leave(): void
  /** Throws CheckEnded if the user has left. */
  throwIfGone(): void
}

/** Connects the suite, which calls `ask`, and the user interface, which calls `now` and `reply`. */
export function createManualUser({
  onChange,
  onCannot,
}: {
  onChange: () => void
  onCannot: (act: UserAction) => void
}): ManualUser {
  let asked: { instruction: Instruction; answer(reply: Reply): void } | undefined
  let check: string | undefined
  let count = 0
  let left = false

  const setCurrent = (next: typeof asked) => {
    asked = next
    onChange()
  }

  return {
    now: () => asked?.instruction,
    setCheck(id) {
      check = id
    },
    reply(id, reply) {
      if (asked?.instruction.id !== id) return
      if (!asked.instruction.replies.includes(reply.kind)) return
      asked.answer(reply)
    },
    async ask(request, over) {
      if (left) throw skipped()
      const answer = Promise.withResolvers<Reply>()
      void over?.then(() => answer.resolve({ kind: 'done' }))
      const instruction: Instruction = { id: ++count, ...(check && { check }), ...request }
      setCurrent({ instruction, answer: answer.resolve })
      const reply = await answer.promise
      if (asked?.instruction === instruction) setCurrent(undefined)
      if (reply.kind === 'skip') throw skipped()
      if (reply.kind === 'cannot') {
        onCannot(request.act)
        throw impossibleAction(request.act)
      }
      return reply
    },
    throwIfGone() {
      if (left) throw skipped()
    },
    leave() {
      left = true
      asked?.answer({ kind: 'skip' })
    },
  }
}

const skipped = () => new CheckEnded({ status: 'manual-pending', message: 'It was put off.' })

export const impossibleAction = (act: UserAction): CheckEnded => new CheckEnded(missingAction(act))
