import { useCallback, useState, useSyncExternalStore } from 'react'
import { createMutation, type MutateOptions, type MutationState } from './createMutation.ts'

/** Result of the hooks that change the connection. Its fields are a subset of the fields of wagmi's mutations. */
export type Mutation<Data, Variables> = MutationState<Variables> & {
  /** Starts the change. A failure is in `error` and goes to `onError`. */
  mutate(variables: Variables, options?: MutateOptions<Data, Variables>): void
  /** Starts the change and returns its promise, which rejects with the error of the connection. */
  mutateAsync(variables: Variables, options?: MutateOptions<Data, Variables>): Promise<Data>
  /** Resets the state: `isPending` is false, `error` null and `variables` undefined. Does not cancel the last call. */
  reset(): void
}

/** Returns the mutation that calls `act`. `act` must keep its identity between renders. */
export function useMutation<Data, Variables>(
  act: (variables: Variables) => Promise<Data>,
): Mutation<Data, Variables> {
  const [store] = useState(createMutation<Data, Variables>)
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const mutateAsync = useCallback<Mutation<Data, Variables>['mutateAsync']>(
    (variables, options) => store.run(act, variables, options),
    [store, act],
  )
  const mutate = useCallback<Mutation<Data, Variables>['mutate']>(
    // `store.run` handles the rejection.
    (variables, options) => void mutateAsync(variables, options),
    [mutateAsync],
  )
  return { ...state, mutate, mutateAsync, reset: store.reset }
}
