import { act, renderHook } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TouchstoneProvider, useCapabilities, useConnection } from '../index.ts'
import { createFakeConnection } from '../testing/createFakeConnection.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connected = {
  status: 'connected',
  wallet: 'metamask',
  accounts: [address],
  chainId: 56,
} as const

type Request = (args: { method: string; params?: unknown }) => Promise<unknown>

/** Renders a hook on a mock connection, which is disconnected. Its wallet has the capability `ready` on chain 56. */
function setUp<Result, Props>(hook: (props: Props) => Result, initialProps: Props) {
  const connection = createFakeConnection()
  const request = vi.fn<Request>(async () => ({ '0x38': { atomic: { status: 'ready' } } }))
  vi.spyOn(connection, 'getProvider').mockReturnValue({
    request,
    on: () => undefined,
    removeListener: () => undefined,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <TouchstoneProvider connection={connection}>{children}</TouchstoneProvider>
    </StrictMode>
  )
  return { connection, request, ...renderHook(hook, { wrapper, initialProps }) }
}

/** Advances the clock by the time that the store waits before it sends a request. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(300))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('returns no data while no wallet is connected, and asks none', async () => {
  const { request, result } = setUp(() => useCapabilities(), undefined)
  await settle()
  expect(result.current).toMatchObject({ data: undefined, error: null, isPending: false })
  expect(request).not.toHaveBeenCalled()
})

test('returns the capabilities by chain id after one request', async () => {
  const { connection, request, result } = setUp(() => useCapabilities(), undefined)
  act(() => connection.setSnapshot(connected))
  expect(result.current).toMatchObject({ data: undefined, isPending: true })
  await settle()
  expect(result.current).toMatchObject({
    data: { 56: { atomic: 'ready' } },
    error: null,
    isPending: false,
  })
  expect(request.mock.calls).toEqual([
    [{ method: 'wallet_getCapabilities', params: [address, ['0x38']] }],
  ])
})

test('returns the capabilities of one chain', async () => {
  const { connection, rerender, result } = setUp(useCapabilities, { chainId: 56 })
  act(() => connection.setSnapshot(connected))
  await settle()
  expect(result.current.data).toEqual({ atomic: 'ready' })
  rerender({ chainId: 10 })
  expect(result.current).toMatchObject({ data: undefined, isPending: false })
})

test('returns the capabilities of the chain of the wallet', async () => {
  const onCurrentChain = () => useCapabilities({ chainId: useConnection().chainId })
  const { connection, result } = setUp(onCurrentChain, undefined)
  expect(result.current.data).toBeUndefined()
  act(() => connection.setSnapshot(connected))
  await settle()
  expect(result.current.data).toEqual({ atomic: 'ready' })
})

test('several components cause one request for each account', async () => {
  const twice = () => [useCapabilities(), useCapabilities({ chainId: 56 })] as const
  const { connection, request, result } = setUp(twice, undefined)
  act(() => connection.setSnapshot(connected))
  await settle()
  act(() => connection.setSnapshot({ ...connected, accounts: [other] }))
  expect(result.current.map(({ data }) => data)).toEqual([undefined, undefined])
  await settle()
  expect(request.mock.calls.map(([{ params }]) => params)).toEqual([
    [address, ['0x38']],
    [other, ['0x38']],
  ])
  expect(result.current.map(({ data }) => data)).toEqual([
    { 56: { atomic: 'ready' } },
    { atomic: 'ready' },
  ])
})

test('returns unsupported and the error of a wallet without EIP-5792', async () => {
  const { connection, request, result } = setUp(useCapabilities, { chainId: 56 })
  const error = { code: 4200, message: '' }
  request.mockRejectedValue(error)
  act(() => connection.setSnapshot(connected))
  await settle()
  expect(result.current).toMatchObject({ data: { atomic: 'unsupported' }, error })
})

test('refetch asks again', async () => {
  const { connection, request, result } = setUp(useCapabilities, { chainId: 56 })
  act(() => connection.setSnapshot(connected))
  await settle()
  request.mockResolvedValue({ '0x38': { atomic: { status: 'supported' } } })
  await act(() => result.current.refetch())
  expect(result.current.data).toEqual({ atomic: 'supported' })
})

test('asks no more after the component has unmounted', async () => {
  const { connection, request, unmount } = setUp(() => useCapabilities(), undefined)
  act(() => connection.setSnapshot(connected))
  unmount()
  await settle()
  expect(request).not.toHaveBeenCalled()
})

test('renders on a server without data', () => {
  const connection = createFakeConnection()
  connection.setSnapshot(connected)
  const Pending = () => <p>{JSON.stringify(useCapabilities())}</p>
  const html = renderToString(
    <TouchstoneProvider connection={connection}>
      <Pending />
    </TouchstoneProvider>,
  )
  expect(html).toContain('&quot;isPending&quot;:false')
})
