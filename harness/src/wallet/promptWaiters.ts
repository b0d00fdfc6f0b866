import type { Prompt } from './types.ts'

/** A test that waits for a prompt, and the rule that keeps the prompt open for it. */
export type PromptWaiter<Rule> = {
  method: string
  rule: Rule
  /** @param spent the rule that is no longer needed */
  receive(prompt: Prompt, spent: Rule): void
}

/** Waiting calls for prompts of one wallet. */
export type PromptWaiters<Rule> = {
  add(waiting: PromptWaiter<Rule>): void
  /** Gives a prompt to the call that has waited longest for its method. */
  deliver(prompt: Prompt): void
}

export const createPromptWaiters = <Rule>(): PromptWaiters<Rule> => {
  let queue: PromptWaiter<Rule>[] = []
  return {
    add: (waiting) => void queue.push(waiting),
    deliver: (prompt) => {
      const alike = queue.filter(({ method }) => method === prompt.method)
      const [first, last] = [alike[0], alike.at(-1)]
      if (!first || !last) return
      queue = queue.filter((one) => one !== first)
      // The latest rule was used first, so the other rule stays for the next prompt.
      const spent = last.rule
      last.rule = first.rule
      first.receive(prompt, spent)
    },
  }
}
