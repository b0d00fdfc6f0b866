import { act, render, renderHook, screen } from '@testing-library/react'
import { type Connection, UserRejectedError } from '@touchstone/connect'
import { Activity, type ReactNode, StrictMode, useEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { TouchstoneProvider } from './TouchstoneProvider.tsx'
import { type MutateOptions, type Mutation, useMutation } from './useMutation.ts'

type Chain = { chainId: number }

const declined = new UserRejectedError('You declined.')

const connection = createFakeConnection()
const wrapper = ({ children }: { children: ReactNode }) => (
  <TouchstoneProvider connection={connection}>{children}</TouchstoneProvider>
)

/** An action whose calls the test settles. */
function controlledAction() {
  const calls: PromiseWithResolvers<string>[] = []
  const perform = vi.fn<(of: Connection, variables: Chain) => Promise<string>>(() => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  })
  const settle = (change: () => void) => act(async () => change())
  return {
    perform,
    resolve: (index: number, data: string) => settle(() => calls[index]!.resolve(data)),
    reject: (index: number, error: Error) => settle(() => calls[index]!.reject(error)),
  }
}

function setUp() {
  const action = controlledAction()
  const { result, unmount, rerender } = renderHook(() => useMutation(action.perform), { wrapper })
  const mutate: Mutation<string, Chain>['mutate'] = (...args) =>
    act(() => result.current.mutate(...args))
  const state = () => {
    const { isPending, error, variables } = result.current
    return { isPending, error, variables }
  }
  return { ...action, result, mutate, state, unmount, rerender }
}

const idle = { isPending: false, error: null, variables: undefined }

test('is idle before the first call', () => {
  const { state, perform } = setUp()
  expect(state()).toEqual(idle)
  expect(perform).not.toHaveBeenCalled()
})

test('is pending until the call resolves, and keeps the variables', async () => {
  const { mutate, state, resolve, perform } = setUp()
  mutate({ chainId: 56 })
  expect(perform.mock.calls).toEqual([[connection, { chainId: 56 }]])
  expect(state()).toEqual({ isPending: true, error: null, variables: { chainId: 56 } })
  await resolve(0, 'done')
  expect(state()).toEqual({ isPending: false, error: null, variables: { chainId: 56 } })
})

test('mutate does not throw, and returns the error in the state', async () => {
  const { mutate, state, reject } = setUp()
  mutate({ chainId: 56 })
  await reject(0, declined)
  expect(state()).toEqual({ isPending: false, error: declined, variables: { chainId: 56 } })
})

test('mutate returns an exception of the action in the state', async () => {
  const broken = new TypeError('no variables')
  const fail = (): Promise<void> => {
    throw broken
  }
  const { result } = renderHook(() => useMutation(fail), { wrapper })
  await act(async () => result.current.mutate(undefined))
  expect(result.current.error).toBe(broken)
})

test('mutateAsync resolves with the data', async () => {
  const { result, resolve } = setUp()
  let outcome: Promise<string> | undefined
  act(() => {
    outcome = result.current.mutateAsync({ chainId: 56 })
  })
  await resolve(0, 'done')
  expect(await outcome).toBe('done')
})

test('mutateAsync rejects with the error', async () => {
  const { result, reject } = setUp()
  const onRejected = vi.fn<(error: unknown) => void>()
  act(() => void result.current.mutateAsync({ chainId: 56 }).catch(onRejected))
  await reject(0, declined)
  expect(onRejected.mock.calls).toEqual([[declined]])
  expect(result.current.error).toBe(declined)
})

test('a call clears the error of the one before', async () => {
  const { mutate, state, reject } = setUp()
  mutate({ chainId: 56 })
  await reject(0, declined)
  mutate({ chainId: 1 })
  expect(state()).toEqual({ isPending: true, error: null, variables: { chainId: 1 } })
})

/** Callbacks that log their calls. */
function loggingCallbacks() {
  const log: unknown[][] = []
  const callbacks: MutateOptions<string, Chain> = {
    onSuccess: (...args) => void log.push(['success', ...args]),
    onError: (...args) => void log.push(['error', ...args]),
    onSettled: (...args) => void log.push(['settled', ...args]),
  }
  return { log, callbacks }
}

test('calls onSuccess and then onSettled with data and variables', async () => {
  const { mutate, resolve } = setUp()
  const { log, callbacks } = loggingCallbacks()
  mutate({ chainId: 56 }, callbacks)
  await resolve(0, 'done')
  expect(log).toEqual([
    ['success', 'done', { chainId: 56 }],
    ['settled', 'done', null, { chainId: 56 }],
  ])
})

test('calls onError and then onSettled with error and variables', async () => {
  const { mutate, reject } = setUp()
  const { log, callbacks } = loggingCallbacks()
  mutate({ chainId: 56 }, callbacks)
  await reject(0, declined)
  expect(log).toEqual([
    ['error', declined, { chainId: 56 }],
    ['settled', undefined, declined, { chainId: 56 }],
  ])
})

test('follows the newest of two calls', async () => {
  const { mutate, state, resolve, reject } = setUp()
  const onError = vi.fn<() => void>()
  mutate({ chainId: 56 }, { onError })
  mutate({ chainId: 1 })
  await reject(0, declined)
  expect(state()).toEqual({ isPending: true, error: null, variables: { chainId: 1 } })
  expect(onError).not.toHaveBeenCalled()
  await resolve(1, 'done')
  expect(state().isPending).toBe(false)
})

test('reset forgets a pending call', async () => {
  const { mutate, result, state, reject } = setUp()
  mutate({ chainId: 56 })
  act(() => result.current.reset())
  expect(state()).toEqual(idle)
  await reject(0, declined)
  expect(state()).toEqual(idle)
})

test('does not call back after the component has unmounted', async () => {
  const { mutate, resolve, unmount } = setUp()
  const onSuccess = vi.fn<() => void>()
  mutate({ chainId: 56 }, { onSuccess })
  unmount()
  await resolve(0, 'done')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('keeps the functions between renders', () => {
  const { result, rerender } = setUp()
  const { mutate, mutateAsync, reset } = result.current
  rerender()
  expect(result.current).toMatchObject({ mutate, mutateAsync, reset })
})

test('shows the result of a call that began in the first effect of StrictMode', async () => {
  const { perform, resolve } = controlledAction()
  render(<StrictMode>{wrapper({ children: <CallOnce perform={perform} /> })}</StrictMode>)
  expect(screen.getByText('pending')).toBeDefined()
  await resolve(0, 'done')
  expect(perform).toHaveBeenCalledTimes(1)
  expect(screen.getByText('idle')).toBeDefined()
})

test('shows the result of a call that settled while React hid the component', async () => {
  const { perform, resolve } = controlledAction()
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>{wrapper({ children: <CallOnce perform={perform} /> })}</Activity>
  )
  const { rerender } = render(page('visible'))
  rerender(page('hidden'))
  await resolve(0, 'done')
  rerender(page('visible'))
  expect(screen.getByText('idle')).toBeDefined()
})

function CallOnce({
  perform,
}: {
  perform(of: Connection, variables: Chain): Promise<string>
}): ReactNode {
  const { mutate, isPending } = useMutation(perform)
  const called = useRef(false)
  useEffect(() => {
    if (called.current) return
    called.current = true
    mutate({ chainId: 56 })
  }, [mutate])
  return <p>{isPending ? 'pending' : 'idle'}</p>
}
