const fail = (): never => {
  throw new Error('This value throws when it is read.')
}

const throwing = (target: object): object =>
  new Proxy(target, { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail })

const cyclic = (): object => {
  const error: Record<string, unknown> = { code: 4001.5, message: 'cyclic' }
  return Object.assign(error, { cause: error, data: { originalError: error } })
}

const deep = (): object => {
  let error: object = { message: 'innermost' }
  for (let depth = 0; depth < 10_000; depth++) error = { cause: error }
  return error
}

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const makers = {
  throwingProxy: () => throwing({}),
  throwingList: () => throwing([]),
  throwingFunction: () => throwing(() => {}),
  throwingCode: () => Object.defineProperty({}, 'code', { get: fail, enumerable: true }),
  throwingMessage: () => Object.defineProperty(new Error(), 'message', { get: fail }),
  throwingText: () => ({ toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail, toJSON: fail }),
  throwingThen: () => Object.defineProperty({}, 'then', { get: fail }),
  neverSettles: () => ({ then: () => {} }),
  settlesTwice: () => ({
    then: (resolve: (value: unknown) => void, reject: (error: unknown) => void) => {
      resolve('0x')
      reject(new Error('second'))
    },
  }),
  revokedProxy: revoked,
  cyclic,
  deep,
  longList: () => Array.from({ length: 100_000 }, () => null),
  longText: () => '0x'.padEnd(1_000_000, 'f'),
  sparseList: () => Array.from({ length: 3 }).fill('0x', 1, 2),
  symbol: () => Symbol('wallet'),
  function: () => () => '0x38',
  class: () => class Wallet {},
} satisfies Record<string, () => unknown>

export type HostileName = keyof typeof makers

export const hostileNames = Object.keys(makers) as HostileName[]

/** Creates a value that may throw, block or overflow in code that reads it. */
export const createHostileValue = (name: HostileName): unknown => makers[name]()
