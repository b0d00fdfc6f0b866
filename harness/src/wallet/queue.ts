import type { Prompt } from './types.ts'

/** A test that waits for a prompt, and the rule that keeps the prompt open for it. */
export type Waiting<Rule> = {
  method: string
  rule: Rule
  /** @param spent the rule that is no longer needed */
  take(prompt: Prompt, spent: Rule): void
}

/** Waiting calls for prompts of one wallet. */
export type Queue<Rule> = {
  add(waiting: Waiting<Rule>): void
  /** Gives a prompt to the call that has waited longest for its method. */
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
      // The latest rule was used first, so the other rule stays for the next prompt.
      const spent = last.rule
      last.rule = first.rule
      first.take(prompt, spent)
    },
  }
}
