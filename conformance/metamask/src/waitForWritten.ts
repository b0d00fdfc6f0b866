import type { Browser } from './browser.ts'

/** What a profile has to have before its browser may close. */
export type Needed = {
  /** Accounts of the mnemonic. */
  accounts: number
  /** The chain on which sites begin. */
  chainId?: number
  /** Its own services are off. */
  services?: 'off'
}

/**
 * Waits until MetaMask has written down that it is onboarded and has this, and then nothing more for 5 s: it
 * writes at times of its own, and nothing that it shows tells when. What is not written when its browser
 * closes is lost.
 *
 * Its storage is read in a file of the extension that is no page of its: no script of MetaMask's runs there,
 * and none refuses ours (LavaMoat).
 *
 * @throws where it has not within 60 s.
 */
export async function waitForWritten(
  { context, extensionId }: Pick<Browser, 'context' | 'extensionId'>,
  needed: Needed,
): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(`chrome-extension://${extensionId}/manifest.json`)
    const missing = await page.evaluate(watchStorage, { ...needed, still: 5000, ms: 60_000 })
    if (missing) throw new Error(`MetaMask did not write down ${missing} within 60 s.`)
  } finally {
    await page.close()
  }
}

type Watch = Needed & {
  /** ms without a change after which it is taken to have written all. */
  still: number
  /** ms after which it is given up. */
  ms: number
}

/** Runs in the page; says what is missing when the time is over. */
function watchStorage({ accounts, chainId, services, still, ms }: Watch): Promise<string> {
  // What an extension's page has stands in no type of a page.
  const { storage } = (globalThis as unknown as { chrome: { storage: ExtensionStorage } }).chrome

  const missing = async (): Promise<string> => {
    const { data } = await storage.local.get('data')
    if (!data?.OnboardingController?.completedOnboarding) return 'that it is onboarded'
    const known = Object.values(data.AccountsController?.internalAccounts?.accounts ?? {})
    const own = known.filter(({ type }) => type === 'eip155:eoa').length
    if (own < accounts) return `${accounts} accounts, but ${own}`
    if (services && data.PreferencesController?.useExternalServices !== false)
      return 'that its services are off'
    const { selectedNetworkClientId, networkConfigurationsByChainId } = data.NetworkController ?? {}
    const { rpcEndpoints = [] } =
      networkConfigurationsByChainId?.[`0x${chainId?.toString(16)}`] ?? {}
    const there = rpcEndpoints.some((one) => one.networkClientId === selectedNetworkClientId)
    return chainId === undefined || there ? '' : `that it is on chain ${chainId}`
  }

  return new Promise((resolve, reject) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(quiet)
      clearTimeout(over)
      storage.onChanged.removeListener(hear)
    }
    const end = (what: string) => {
      stop()
      resolve(what)
    }
    const fail = (error: Error) => {
      stop()
      reject(error)
    }
    const look = () => {
      clearTimeout(quiet)
      quiet = setTimeout(() => void missing().then((what) => what || end(''), fail), still)
    }
    // Beside its state it writes down the time, every 2 s.
    const hear = (changes: { data?: unknown }) => changes.data && look()
    // Where it never stops writing, whoever opens the profile next sees whether it was enough.
    const over = setTimeout(() => void missing().then(end, fail), ms)
    storage.onChanged.addListener(hear)
    look()
  })
}

/** Of what MetaMask 13 writes down, what is looked at here. */
type State = {
  OnboardingController?: { completedOnboarding?: boolean }
  AccountsController?: { internalAccounts?: { accounts: { [id: string]: { type: string } } } }
  PreferencesController?: { useExternalServices?: boolean }
  NetworkController?: {
    selectedNetworkClientId?: string
    networkConfigurationsByChainId?: {
      [chainId: string]: { rpcEndpoints: { networkClientId: string }[] }
    }
  }
}

type ExtensionStorage = {
  local: { get: (key: 'data') => Promise<{ data?: State }> }
  onChanged: { addListener: (hear: Hear) => void; removeListener: (hear: Hear) => void }
}

type Hear = (changes: { data?: unknown }) => void
