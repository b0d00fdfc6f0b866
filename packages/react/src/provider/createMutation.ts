import type { ConnectionError } from '@touchstone/connect'

/** State of the last call of `mutate` or `mutateAsync`. */
export type MutationState<Variables> = {
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

/** Creates the store of a mutation, outside of React: a call may settle while its component is hidden or unmounted. */
export function createMutation<Data, Variables>() {
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
      act: (variables: Variables) => Promise<Data>,
      variables: Variables,
      { onSuccess, onError, onSettled }: MutateOptions<Data, Variables> = {},
    ): Promise<Data> {
      const call = (calls += 1)
      set({ isPending: true, error: null, variables })
      // The async function turns an exception of `act` into a rejection.
      const promise = (async () => act(variables))()
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
