import type { Core, PromptAnswer, PromptRequest, Prompts } from './engineAndPersonaTypes.ts'
import { createCallbackList } from './createCallbackList.ts'
import type { FailureKind } from './requestFailures.ts'
import type { Json, Prompt } from './types.ts'

type Open = {
  prompt: Prompt
  kind: PromptRequest<unknown>['kind']
  settled: Promise<unknown>
  close(answer: PromptAnswer): void
}

export const createPrompts = (core: Core): Prompts => {
  let open: Open[] = []
  let id = 0
  const listeners = createCallbackList<[prompt: Prompt]>()
  const names = {
    approve: 'approved',
    reject: 'rejected',
    dismiss: 'dismissed',
    cancel: 'cancelled',
  } as const
  const kinds = { reject: 'userRejected', dismiss: 'dismissed', cancel: 'cancelled' } as const

  const close = (entry: Open, answer: PromptAnswer) => {
    open = open.filter((other) => other !== entry)
    core.transcript.record({ kind: 'answer', prompt: entry.prompt.id, answer: names[answer.type] })
    entry.close(answer)
  }

  return {
    list: () => open.map(({ prompt }) => prompt),
    open: (kind, origin) =>
      open.find((entry) => entry.kind === kind && entry.prompt.origin === origin),
    ask: <T>(
      asked: Omit<Prompt, 'id' | 'openedAt'>,
      { kind, apply }: PromptRequest<T>,
    ): Promise<T> => {
      const prompt: Prompt = { id: ++id, ...asked, openedAt: core.clock.now() }
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const entry: Open = {
        prompt,
        kind,
        settled: promise,
        close: (answer) => {
          if (answer.type !== 'approve')
            return reject(
              core.fail(
                kinds[answer.type] satisfies FailureKind,
                { method: prompt.method, origin: prompt.origin },
                answer.type === 'reject' ? answer : {},
              ),
            )
          // On a phone, the wallet may have handled requests of another site while the prompt was open.
          core.store.visit(prompt.origin)
          // A user who approves a prompt of a locked wallet has entered the password.
          if (core.store.get().locked) core.store.set({ locked: false })
          try {
            resolve(apply(answer.choice ?? {}))
          } catch (error) {
            reject(error)
          }
        },
      }
      open.push(entry)
      core.transcript.record({ kind: 'prompt', prompt })
      listeners.notify(prompt)
      return promise
    },
    answer: (answer, wanted) => {
      const entry = wanted === undefined ? open[0] : open.find(({ prompt }) => prompt.id === wanted)
      if (!entry) return false
      close(entry, answer)
      return true
    },
    cancel: (which) => {
      for (const entry of open.filter(({ prompt, kind }) => which(prompt, kind)))
        close(entry, { type: 'cancel' })
    },
    watch: listeners.add,
  }
}

/** Cancels open signature and transaction prompts, which the dapp requested for the previous chain. */
export const cancelSigning = ({ cancel }: Prompts): void =>
  cancel((_, kind) => kind === 'sign' || kind === 'send')

/** Returns the params of a request as JSON, for display in a prompt, or as text if they cannot be converted. */
export const displayParams = (params: unknown): Json => {
  try {
    return JSON.parse(
      JSON.stringify(params ?? [], (_, item: unknown) =>
        typeof item === 'bigint' ? `${item}` : item,
      ),
    ) as Json
  } catch {
    return String(params)
  }
}
