/** Global object of a page in which {@link recordProvider} has run. */
export type PageRecorder = typeof globalThis & {
  recording(): {
    log: object[]
    listen(): void
    /** Makes a request and returns its id in the log. */
    ask(method: string, params: unknown): number
    /** Logs an action of the user in the wallet, or that a prompt is open. */
    note(line: object): void
    state(): {
      chainId: string | null
      networkVersion: string | null
      selectedAddress: string | null
      isConnected: boolean
    }
  }
}

/**
 * Script that runs in the page before its own scripts. It logs requests, responses and events in the format of
 * the recordings (harness/recordings/README.md).
 */
export const recordProvider = () => {
  type Provider = {
    chainId: string | null
    networkVersion: string | null
    selectedAddress: string | null
    isConnected(): boolean
    request(args: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (...args: unknown[]) => void): void
  }
  const events = [
    'connect',
    'disconnect',
    'accountsChanged',
    'chainChanged',
    'networkChanged',
    'message',
    'data',
    'notification',
  ]
  const log: object[] = []
  let count = 0
  const provider = () => (globalThis as unknown as { ethereum: Provider }).ethereum
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
  const t = () => Math.round(performance.now())

  const describeError = (error: unknown) => {
    const { name, code, message, data } = error as {
      name?: string
      code?: number
      message?: string
      data?: unknown
    }
    return {
      name,
      code,
      message,
      data: plain(data),
      ctor: (error as object).constructor.name,
      isError: error instanceof Error,
      ownKeys: Object.getOwnPropertyNames(error).filter((key) => key !== 'stack'),
    }
  }

  const recording = {
    log,
    listen() {
      for (const ev of events)
        provider().on(ev, (...args) => {
          const { chainId, selectedAddress } = provider()
          log.push({ t: t(), k: 'event', ev, args: plain(args), chainId, sel: selectedAddress })
        })
    },
    ask(method: string, params: unknown) {
      const id = ++count
      log.push({ t: t(), k: 'req', id, method, params })
      const args = params === null ? { method } : { method, params }
      provider()
        .request(args)
        .then(
          (result) => log.push({ t: t(), k: 'res', id, method, result: plain(result) }),
          (error: unknown) =>
            log.push({ t: t(), k: 'err', id, method, error: describeError(error) }),
        )
      return id
    },
    note(line: object) {
      log.push({ t: t(), ...line })
    },
    state() {
      const { chainId, networkVersion, selectedAddress } = provider()
      return { chainId, networkVersion, selectedAddress, isConnected: provider().isConnected() }
    },
  }
  Object.defineProperty(globalThis, 'recording', {
    value: () => recording,
    configurable: true,
  })
}
