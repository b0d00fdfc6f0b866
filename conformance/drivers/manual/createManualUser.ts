import { CheckEnded } from '../../core/CheckEnded.ts'
import { missingAction } from '../../core/defineCheck.ts'
import type { UserAction } from '../../core/driver.ts'
import type { Instruction, Reply, Request } from './instruction.ts'

export type ManualUser = ReturnType<typeof createManualUser>

/**
 * Connects the suite, which calls `ask`, and the user interface, which calls `now` and `reply`. The user gets one
 * instruction at a time.
 */
export function createManualUser({
  onChange,
  onCannot,
}: {
  onChange: () => void
  onCannot: (act: UserAction) => void
}) {
  let asked: { instruction: Instruction; answer(reply: Reply): void } | undefined
  let check: string | undefined
  let count = 0
  let left = false

  const setCurrent = (next: typeof asked) => {
    asked = next
    onChange()
  }

  return {
    /** Returns the current instruction. */
    now: () => asked?.instruction,
    setCheck(id: string | undefined) {
      check = id
    },
    /** Replies to the current instruction. Ignores other ids, and replies that the instruction does not offer. */
    reply(id: number, reply: Reply) {
      if (asked?.instruction.id !== id) return
      if (!asked.instruction.replies.includes(reply.kind)) return
      asked.answer(reply)
    },
    /** Shows an instruction and waits for the reply, or for `over`. Throws CheckEnded if the user does not do it. */
    async ask(request: Request, over?: Promise<unknown>): Promise<Reply> {
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
    /** Throws CheckEnded if the user has left. */
    throwIfGone() {
      if (left) throw skipped()
    },
    /** Skips the current instruction and all later ones, because the user leaves. */
    leave() {
      left = true
      asked?.answer({ kind: 'skip' })
    },
  }
}

const skipped = () => new CheckEnded({ status: 'manual-pending', message: 'It was put off.' })

export const impossibleAction = (act: UserAction): CheckEnded => new CheckEnded(missingAction(act))
