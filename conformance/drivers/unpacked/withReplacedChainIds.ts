import type { Driver, UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'

/** Wraps a driver so that the wallet gets new chains for 137 and 138. It prompts only for chains that it lacks. */
export function withReplacedChainIds(driver: Driver): Driver {
  const { toWallet, fromWallet, fromUser } = createChainIdReplacement()
  const { user, requestAll, requestEach } = driver
  const acts = (Object.keys(user) as UserAction[]).map((act) => [
    act,
    async (...args: SerializedValue[]) => fromUser(act, await user[act]!(...toWallet(args))),
  ])
  return {
    ...driver,
    user: Object.fromEntries(acts) as Driver['user'],
    request: async (call) => fromWallet(await driver.request(toWallet(call))),
    ...(requestAll && {
      requestAll: (calls) =>
        requestAll(toWallet(calls)).map((answer) => answer.then((one) => fromWallet(one))),
    }),
    ...(requestEach && {
      async requestEach(calls) {
        const { answers, open } = await requestEach(toWallet(calls))
        return { answers: fromWallet(answers), ...(open && { open: open.then(fromWallet) }) }
      },
    }),
    onEvent: (listener) => driver.onEvent((event) => listener(fromWallet(event))),
  }
}

/** The chains that scripts add. */
const scriptChains = [137, 138]

/** First chain id of the replacements, which no wallet is known to have. */
const firstReplacement = 7_310_001

/** Creates new chains for each check. MetaMask has 137 built in, and its pages break if that is removed. */
export function createChainIdReplacement() {
  const toWallet = new Map(scriptChains.map((chainId) => [chainId, next()]))
  const fromWallet = new Map([...toWallet].map(([from, to]) => [to, from]))
  return {
    toWallet: <T>(value: T): T => translate(value, toWallet),
    fromWallet: <T>(value: T): T => translate(value, fromWallet),
    /** Translates the result of a user action. In `networks`, the wallet's own chain 137 gets the other id. */
    fromUser: (act: UserAction, value: SerializedValue): SerializedValue =>
      act === 'networks' && Array.isArray(value)
        ? value.map(
            (one: SerializedValue) => toWallet.get(one as number) ?? translate(one, fromWallet),
          )
        : translate(value, fromWallet),
  }
}

let count = 0
const next = () => firstReplacement + count++

/** Texts that name a chain: canonical hex, and malformed ids that a check uses. */
const textsOf = (chainId: number): string[] => {
  const digits = chainId.toString(16)
  return [`0x${digits}`, digits, `0x0${digits}`]
}

/** Replaces chain ids in a value: whole numbers, texts, and ids in addresses of the gateway. */
function translate<T>(value: T, chains: ReadonlyMap<number, number>): T {
  const texts = new Map(
    [...chains].flatMap(([from, to]) => {
      const replacements = textsOf(to)
      return textsOf(from).map((text, i) => [text, replacements[i]!] as const)
    }),
  )
  const path = /^(http:\/\/127\.0\.0\.1:\d+\/\d+\/)(\d+)$/
  const one = (item: SerializedValue): SerializedValue => {
    if (typeof item === 'number') return chains.get(item) ?? item
    if (typeof item !== 'string') return item
    const inPath = (all: string, before: string, chainId: string) => {
      const to = chains.get(Number(chainId))
      return to === undefined ? all : `${before}${to}`
    }
    return texts.get(item) ?? item.replace(path, inPath)
  }
  return JSON.parse(JSON.stringify(value), (_, item: SerializedValue) => one(item)) as T
}
