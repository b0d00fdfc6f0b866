import type { Prompt } from './types.ts'

/**
 * A call of `wallet.waitForPrompt()` that waits for a prompt, and the rule that keeps the prompt open until the test
 * answers it.
 */
export type PromptWaiter<Rule> = {
  method: string
  rule: Rule
  /**
   * Gives the prompt to the test.
   *
   * @param spent the rule that kept this prompt open and is no longer needed
   */
  receive(prompt: Prompt, spent: Rule): void
}

/** Calls of `wallet.waitForPrompt()` that wait for a prompt of one wallet. */
export type PromptWaiters<Rule> = {
  add(waiting: PromptWaiter<Rule>): void
  /** Removes a call that has reached its time limit. */
  remove(waiting: PromptWaiter<Rule>): void
  /** Whether a rule belongs to a call that waits, and not to the test itself. */
  has(ruleId: string): boolean
  /** Returns the oldest open prompt of the method that no earlier call returned, or else the oldest one. */
  pick(method: string, open: readonly Prompt[]): Prompt | undefined
  /** Gives a new prompt to the call that has waited longest for a prompt of its method. */
  deliver(prompt: Prompt): void
}

/** Creates the list of calls of `wallet.waitForPrompt()` that wait for a prompt. */
export const createPromptWaiters = <Rule extends { id: string }>(): PromptWaiters<Rule> => {
  let queue: PromptWaiter<Rule>[] = []
  // Ids of the prompts that a call returned. Without them, two calls would return the same one of two open prompts.
  const returned = new Set<number>()
  return {
    add: (waiting) => void queue.push(waiting),
    remove: (waiting) => {
      queue = queue.filter((one) => one !== waiting)
    },
    has: (ruleId) => queue.some(({ rule }) => rule.id === ruleId),
    pick: (method, open) => {
      const alike = open.filter((prompt) => isAwaited(method, prompt))
      const picked = alike.find(({ id }) => !returned.has(id)) ?? alike[0]
      if (picked) returned.add(picked.id)
      return picked
    },
    deliver: (prompt) => {
      const last = queue.findLast(({ method }) => isAwaited(method, prompt))
      const first = queue.find(({ method }) => method === last?.method)
      if (!first || !last) return
      queue = queue.filter((one) => one !== first)
      // Each waiting call added a rule. The wallet used the latest rule for this prompt, but the prompt belongs
      // to the call that has waited longest. The rule of that call stays for the next prompt.
      const spent = last.rule
      last.rule = first.rule
      returned.add(prompt.id)
      first.receive(prompt, spent)
    },
  }
}

/** Whether a call that waits for prompts of `method`, or of any method (`*`), waits for this prompt. */
const isAwaited = (method: string, prompt: Prompt): boolean =>
  method === '*' || method === prompt.method
