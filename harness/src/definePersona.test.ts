import { expect, test } from 'vitest'
import { createWallet, definePersona, generic, personas } from './index.ts'

const zephyr = { id: 'zephyr', info: { name: 'Zephyr', rdns: 'io.zephyr' } }

test('a persona without anything else is a wallet that follows the standards', async () => {
  const persona = definePersona(zephyr)
  expect(persona).toEqual({
    ...zephyr,
    namespaces: ['ethereum'],
    info: { ...zephyr.info, icon: expect.stringMatching(/^data:image\/svg\+xml,.*%3EZ%3C/) },
  })
  const wallet = createWallet({ persona })
  wallet.when('eth_requestAccounts').reject()
  expect(wallet.id).toBe('zephyr')
  await expect(wallet.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    name: 'ProviderRpcError',
    code: 4001,
  })
})

test('a persona that spreads another one has its behaviour', async () => {
  const persona = definePersona({ ...personas.rabby, ...zephyr, flags: { isZephyr: true } })
  const { provider } = createWallet({ persona })
  expect(provider).toMatchObject({ isZephyr: true })
  const params = [{ chainId: '0x2105' }]
  await provider.request({ method: 'eth_requestAccounts' })
  await expect(
    provider.request({ method: 'wallet_switchEthereumChain', params }),
  ).rejects.toMatchObject({ code: -32603, data: { originalError: { code: 4902 } } })
})

test('every built-in persona passes the check', () => {
  for (const persona of Object.values(personas)) expect(definePersona(persona)).toEqual(persona)
})

test.each([
  [undefined, 'expected an object (got undefined).'],
  [{ info: zephyr.info }, '"id" is missing.'],
  [{ ...zephyr, id: 'my wallet' }, '"id" expected letters, digits, dots and hyphens'],
  [{ ...zephyr, info: { name: 'Zephyr' } }, '"info.rdns" is missing.'],
  [{ ...zephyr, polcy: {} }, '"polcy" is unknown here.'],
  [
    { ...zephyr, lacks: ['eip-5792', 'eip5792'] },
    '"lacks.1" expected one of eip-712, eip-747, eip-2255,',
  ],
  [{ ...zephyr, policy: { switchAsk: 'never' } }, '"policy.switchAsk" is unknown here.'],
  [
    { ...zephyr, policy: { switchAsks: 'sometimes' } },
    '"policy.switchAsks" expected one of always, unconnected, never (got "sometimes").',
  ],
  [
    { ...zephyr, failures: { rejected: { code: 1, message: '' } } },
    '"failures.rejected" expected one of userRejected, dismissed,',
  ],
  [
    { ...zephyr, methods: { eth_call: '0x' } },
    '"methods.eth_call" expected a function (got "0x").',
  ],
  [{ ...zephyr, namespaces: 'ethereum' }, '"namespaces" expected a list of paths under window'],
])('refuses the persona %j with one line', (input, message) => {
  const error = (() => {
    try {
      return void definePersona(input as never)
    } catch (thrown) {
      return thrown as Error
    }
  })()
  expect(error).toBeInstanceOf(TypeError)
  expect(error?.message).toContain(`A persona cannot be made of this: ${message}`)
  expect(error?.message).not.toContain('\n')
})

test('generic has the most common behaviour of extensions: errors are plain objects', async () => {
  const wallet = createWallet({ persona: definePersona({ ...generic, ...zephyr }) })
  wallet.when('personal_sign').reject()
  const error: unknown = await wallet.provider.request({ method: 'personal_sign' }).catch((e) => e)
  expect(error).toEqual({ code: 4001, message: 'User rejected the request.' })
})
