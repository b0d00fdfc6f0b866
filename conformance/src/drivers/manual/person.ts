import { Ended } from '../../engine/Ended.ts'
import type { Act } from '../../engine/driver.ts'
import type { Instruction, Reply, Request } from './instruction.ts'

/** A person who is asked one thing at a time. */
export type Person = {
  /** What is asked now. */
  now(): Instruction | undefined
  /** Answers what is asked; a reply to anything else, or of a kind that was not offered, is ignored. */
  reply(id: number, reply: Reply): void
  /**
   * Asks, and waits for the answer. With `over`, the world may answer first: the instruction is
   * withdrawn when that resolves, as if it were done.
   *
   * @throws Ended where the person puts it off, or says that it cannot be done.
   */
  ask(request: Request, over?: Promise<unknown>): Promise<Reply>
  /** Whose check the instructions are from here on. */
  at(check: string | undefined): void
  /** Puts off whatever is asked: the person leaves. */
  leave(): void
  /** @throws Ended where the person has left. */
  stay(): void
}

export declare namespace createPerson {
  type Options = {
    /** Called when another thing is asked, or nothing any more. */
    onChange: () => void
    /** Called with an act that cannot be done here. */
    onCannot: (act: Act) => void
  }
}

/** Makes the one end of the conversation that the suite holds; the other is a screen or a terminal. */
export function createPerson({ onChange, onCannot }: createPerson.Options): Person {
  let asked: { instruction: Instruction; answer(reply: Reply): void } | undefined
  let check: string | undefined
  let count = 0
  let left = false

  const put = (next: typeof asked) => {
    asked = next
    onChange()
  }

  return {
    now: () => asked?.instruction,
    at(id) {
      check = id
    },
    reply(id, reply) {
      if (asked?.instruction.id !== id) return
      if (!asked.instruction.replies.includes(reply.kind)) return
      asked.answer(reply)
    },
    async ask(request, over) {
      if (left) throw pending()
      const answer = Promise.withResolvers<Reply>()
      void over?.then(() => answer.resolve({ kind: 'done' }))
      const instruction: Instruction = { id: ++count, ...(check && { check }), ...request }
      put({ instruction, answer: answer.resolve })
      const reply = await answer.promise
      if (asked?.instruction === instruction) put(undefined)
      if (reply.kind === 'skip') throw pending()
      if (reply.kind === 'cannot') {
        onCannot(request.act)
        throw cannot(request.act)
      }
      return reply
    },
    stay() {
      if (left) throw pending()
    },
    leave() {
      left = true
      asked?.answer({ kind: 'skip' })
    },
  }
}

const pending = () => new Ended({ status: 'manual-pending', message: 'It was put off.' })

/** The wallet offers no such thing, or a person cannot do it. */
export const cannot = (act: Act): Ended =>
  new Ended({
    status: 'blocked',
    by: `user.${act}`,
    message: `Nobody can do "${act}" on this wallet here.`,
  })
