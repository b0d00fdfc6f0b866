import type { Connection, ConnectionError } from '@touchstone/connect'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useTouchstone } from './TouchstoneContext.ts'

/** State of the last call of `mutate` or `mutateAsync`. */
type MutationState<Variables> = {
  /** Whether the last call waits for its result. */
  isPending: boolean
  /** Error with which the last call failed; null if it is pending or succeeded, and without a call. */
  error: ConnectionError | null
  /** Argument of the last call; undefined before the first call and after `reset`. */
  variables: Variables | undefined
}

/** Callbacks of one call, as in TanStack Query. Not called after an unmount, a newer call or `reset`. */
export type MutateOptions<Data, Variables> = {
  onSuccess?(data: Data, variables: Variables): void
  onError?(error: ConnectionError, variables: Variables): void
  /** Called after `onSuccess` or `onError`. */
  onSettled?(data: Data | undefined, error: ConnectionError | null, variables: Variables): void
}

/** Result of the hooks that change the connection. Its fields are a subset of the fields of wagmi's mutations. */
export type Mutation<Data, Variables> = MutationState<Variables> & {
  /** Starts the change. A failure is in `error` and goes to `onError`. */
  mutate(variables: Variables, options?: MutateOptions<Data, Variables>): void
  /** Starts the change and returns its promise, which rejects with the error of the connection. */
  mutateAsync(variables: Variables, options?: MutateOptions<Data, Variables>): Promise<Data>
  /** Resets the state: `isPending` is false, `error` null and `variables` undefined. Does not cancel the last call. */
  reset(): void
}

type Act<Data, Variables> = (connection: Connection, variables: Variables) => Promise<Data>

/** Returns the mutation that calls `act`. Later renders ignore their `act`, so it must use only its arguments. */
export function useMutation<Data, Variables>(act: Act<Data, Variables>): Mutation<Data, Variables> {
  const { connection } = useTouchstone()
  const [store] = useState(() => createMutation(act))
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const mutateAsync = useCallback<Mutation<Data, Variables>['mutateAsync']>(
    (variables, options) => store.run(connection, variables, options),
    [store, connection],
  )
  const mutate = useCallback<Mutation<Data, Variables>['mutate']>(
    // `store.run` handles the rejection.
    (variables, options) => void mutateAsync(variables, options),
    [mutateAsync],
  )
  return { ...state, mutate, mutateAsync, reset: store.reset }
}

/** Creates the store of a mutation, outside of React: a call may settle while its component is hidden or unmounted. */
function createMutation<Data, Variables>(act: Act<Data, Variables>) {
  const idle: MutationState<Variables> = { isPending: false, error: null, variables: undefined }
  const listeners = new Set<() => void>()
  let state = idle
  let calls = 0
  const set = (next: MutationState<Variables>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Resets the state. The result of the last call no longer changes it. */
    reset() {
      calls += 1
      set(idle)
    },
    /** Calls `act` and returns a promise of its result. The state follows the newest call only. */
    run(
      connection: Connection,
      variables: Variables,
      { onSuccess, onError, onSettled }: MutateOptions<Data, Variables> = {},
    ): Promise<Data> {
      const call = (calls += 1)
      set({ isPending: true, error: null, variables })
      // The async function turns an exception of `act` into a rejection.
      const promise = (async () => act(connection, variables))()
      /** Updates the state, and returns whether to call the callbacks. */
      const settle = (error: ConnectionError | null) => {
        if (call !== calls) return false
        set({ isPending: false, error, variables })
        return listeners.size > 0
      }
      promise.then(
        (data) => {
          if (!settle(null)) return
          onSuccess?.(data, variables)
          onSettled?.(data, null, variables)
        },
        (error: ConnectionError) => {
          if (!settle(error)) return
          onError?.(error, variables)
          onSettled?.(undefined, error, variables)
        },
      )
      return promise
    },
  }
}
