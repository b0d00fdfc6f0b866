import { CheckEnded } from '../../core/CheckEnded.ts'
import { missingAction } from '../../core/defineCheck.ts'
import type { UserAction } from '../../core/driver.ts'
import type { Instruction, Reply, Request } from './instruction.ts'

/** A user who gets one instruction at a time. */
export type ManualUser = {
  /** Returns the current instruction. */
  now(): Instruction | undefined
  /**
   * Replies to the current instruction. Ignores a reply with the id of another instruction, or of a kind that the
   * instruction does not offer.
   */
  reply(id: number, reply: Reply): void
  /**
   * Shows an instruction and waits for the reply. If `over` resolves first, withdraws the instruction and
   * returns `done`.
   *
   * @throws CheckEnded if the user skips the instruction, cannot do it, or has left.
   */
  ask(request: Request, over?: Promise<unknown>): Promise<Reply>
  /** Sets the check that later instructions name. */
  setCheck(check: string | undefined): void
  /** Skips the current instruction and all later ones, because the user leaves. */
  leave(): void
  /** @throws CheckEnded if the user has left. */
  throwIfGone(): void
}

export declare namespace createManualUser {
  type Options = {
    /** Called when the current instruction changes. */
    onChange: () => void
    /** Called with a user action that the user cannot do. */
    onCannot: (act: UserAction) => void
  }
}

/**
 * Creates the connection between the suite and a user. The suite calls `ask`, the user interface calls
 * `now` and `reply`.
 */
export function createManualUser({ onChange, onCannot }: createManualUser.Options): ManualUser {
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

/** Creates the error for a user action that the wallet does not offer, or that a user cannot do. */
export const impossibleAction = (act: UserAction): CheckEnded => new CheckEnded(missingAction(act))
