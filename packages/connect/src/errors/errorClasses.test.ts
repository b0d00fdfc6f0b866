import { expect, test } from 'vitest'
import { errorClasses } from './errorClasses.ts'

test('each class has its name, and its reason if the error has no other one', () => {
  const described = Object.entries(errorClasses).map(([name, ErrorClass]) => {
    const error = new ErrorClass('What happened.')
    expect(error).toBeInstanceOf(ErrorClass)
    expect(error.name).toBe(name)
    return `${error.name}: ${error.reason}`
  })
  expect(described).toMatchInlineSnapshot(`
    [
      "UserRejectedError: user-rejected",
      "ChainNotConfiguredError: chain-not-configured",
      "SwitchChainError: unknown",
      "ProviderNotFoundError: provider-not-found",
      "NoAccountsError: no-accounts",
      "RequestPendingError: pending",
      "AbortedError: aborted",
      "TimeoutError: timeout",
      "DisconnectedError: offline",
      "ConnectFailedError: unknown",
    ]
  `)
})

test('an error keeps the reason, the code and the cause that it is given, even an undefined cause', () => {
  const { SwitchChainError } = errorClasses
  const options = { reason: 'locked', code: -32603, cause: undefined } as const
  const error = new SwitchChainError('What happened.', options)
  expect(error).toMatchObject({ reason: 'locked', code: -32603 })
  expect(Object.hasOwn(error, 'cause')).toBe(true)
  const bare = new SwitchChainError('What happened.')
  expect([Object.hasOwn(bare, 'cause'), Object.hasOwn(bare, 'code')]).toEqual([false, false])
})
