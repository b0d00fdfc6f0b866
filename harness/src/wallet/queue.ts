import type { Prompt } from './types.ts'

/** Somebody who waits for a prompt, and the rule that holds it: until then nobody else shall answer it. */
export type Waiting<Rule> = {
  method: string
  rule: Rule
  /** @param spent the rule that is needed no more. */
  take(prompt: Prompt, spent: Rule): void
}

/** Those who wait for prompts of one wallet. */
export type Queue<Rule> = {
  add(waiting: Waiting<Rule>): void
  /** Gives a prompt to who has waited longest for one of its method, and to nobody else. */
  give(prompt: Prompt): void
}

export const createQueue = <Rule>(): Queue<Rule> => {
  let queue: Waiting<Rule>[] = []
  return {
    add: (waiting) => void queue.push(waiting),
    give: (prompt) => {
      const alike = queue.filter(({ method }) => method === prompt.method)
      const [first, last] = [alike[0], alike.at(-1)]
      if (!first || !last) return
      queue = queue.filter((one) => one !== first)
      // The latest rule was used first: the other one is left for the next prompt.
      const spent = last.rule
      last.rule = first.rule
      first.take(prompt, spent)
    },
  }
}
