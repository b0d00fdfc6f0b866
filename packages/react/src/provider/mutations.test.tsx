import { act, renderHook } from '@testing-library/react'
import { UserRejectedError } from '@touchstone/connect'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import {
  TouchstoneProvider,
  useAddChain,
  useConnect,
  useDisconnect,
  useSwitchChain,
} from '../index.ts'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { rows } from '../testing/walletRows.ts'

function setUp<Result>(hook: () => Result) {
  const connection = createFakeConnection(rows)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TouchstoneProvider connection={connection}>{children}</TouchstoneProvider>
  )
  return { connection, ...renderHook(hook, { wrapper }) }
}

test.each([
  ['the default chain', { wallet: 'rabby' }],
  ['a chain', { wallet: 'rabby', chainId: 1 }],
  ['the chain of the wallet', { wallet: 'rabby', chainId: false }],
] as const)('useConnect connects on %s', async (_, variables) => {
  const { connection, result } = setUp(useConnect)
  await act(async () => result.current.mutate(variables))
  expect(connection.calls).toEqual([['connect', variables]])
  expect(result.current).toMatchObject({ isPending: false, error: null, variables })
})

test('useConnect resolves with accounts and chain', async () => {
  const { connection, result } = setUp(useConnect)
  const connected = {
    accounts: ['0x00000000000000000000000000000000000000A1'],
    chainId: 56,
  } as const
  vi.spyOn(connection, 'connect').mockResolvedValue(connected)
  expect(await act(() => result.current.mutateAsync({ wallet: 'rabby' }))).toBe(connected)
})

test('useSwitchChain asks for the chain, and rejects with the error of the connection', async () => {
  const { connection, result } = setUp(useSwitchChain)
  const declined = new UserRejectedError('You declined.')
  const ask = vi.spyOn(connection, 'switchChain').mockRejectedValue(declined)
  await act(async () => {
    await expect(result.current.mutateAsync({ chainId: 1 })).rejects.toBe(declined)
  })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]).toContainEqual({ chainId: 1 })
  expect(result.current.error).toBe(declined)
})

test('useAddChain adds the chain', async () => {
  const { connection, result } = setUp(useAddChain)
  await act(async () => result.current.mutate({ chainId: 1 }))
  expect(connection.calls).toEqual([['addChain', { chainId: 1 }]])
})

test('useDisconnect disconnects, without variables', async () => {
  const { connection, result } = setUp(useDisconnect)
  const onSuccess = vi.fn<() => void>()
  await act(async () => result.current.mutate(undefined, { onSuccess }))
  await act(async () => result.current.mutate())
  expect(connection.calls).toEqual([['disconnect'], ['disconnect']])
  expect(onSuccess).toHaveBeenCalledTimes(1)
})
