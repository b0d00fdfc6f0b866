import type { Page } from '@playwright/test'
import type { SeenDetail } from '../../catalogue/app/seen.ts'
import type { Step } from '../../catalogue/app/steps.ts'
import { chains } from '../../catalogue/app/words.ts'
import type { Hands } from '../page/hands.ts'
import { readView, type PageView } from '../page/watch.ts'
import type { DappEvent, DappModule } from './DappModule.ts'
import { NoControlError } from './NoControlError.ts'
import { statusOf, type Last } from './statusOf.ts'

/** The hands on another dapp than ours: it has four buttons at most, and says only what happens. */
export const dappHands =
  (dapp: DappModule) =>
  (page: Page): Hands => {
    let last: Last | undefined
    let length = 0
    const view = async (): Promise<PageView> => {
      const { stream: dispatched } = await page.evaluate(readView)
      const told: readonly DappEvent[] = dapp.events ? await dapp.events(page) : dispatched
      const stream = told.filter(isOfTable).map(whole)
      length = told.length
      const status = statusOf(told, last)
      return { status, stream, log: stream.map((entry) => JSON.stringify(entry)) }
    }
    const nothing = async () => {}
    return {
      view,
      slow: true,
      screen: {
        connect: async (wallet) => {
          last = { act: 'connect', from: length }
          await pressed('connect', dapp.connect(page, wallet))
        },
        switchTo: async (network) => {
          const target = network === 'Ethereum' ? chains.other : chains.home
          last = { act: 'switch', target, from: length }
          await pressed('switch', dapp.switchTo(page, network))
        },
        disconnect: () => pressed('disconnect', dapp.disconnect(page)),
        add: nothing,
        cancel: nothing,
      },
      reloaded: () => void (last = undefined),
    }
  }

/** @throws NoControlError where the button is not there. */
const pressed = async (what: string, act: Promise<unknown>): Promise<void> => {
  await act.catch((cause: unknown) => {
    throw new NoControlError(`the dapp could not be told to ${what} there`, { cause })
  })
}

/** What a dapp leaves out of its entries is filled in: it is not what is judged. */
const whole = (entry: OfTable, index: number): SeenDetail => ({
  seq: index + 1,
  attempt: 1,
  ...entry,
  ...(entry.supported === undefined && entry.chainId !== undefined
    ? { supported: configured.has(entry.chainId) }
    : {}),
})

type OfTable = DappEvent & { event: Exclude<DappEvent['event'], 'ended'> }

const isOfTable = (entry: DappEvent): entry is OfTable => entry.event !== 'ended'

const configured = new Set<number>([chains.home, chains.other])

/** Why a dapp that is only known by its module cannot be driven so. */
export const beyondModule = (steps: readonly Step[]): string | undefined =>
  steps.some((step) => step.do === 'cancel' || step.do === 'add')
    ? 'a dapp module has no words for "cancel" and "add network"'
    : undefined
