import type { LogLine } from '@touchstone/harness/fidelity'

/** Global object of a page in which {@link recordProvider} has run. */
export type RecordedPage = typeof globalThis & {
  ethereum: {
    chainId: string | null
    networkVersion: string | null
    selectedAddress: string | null
    isConnected(): boolean
    request(args: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (...args: unknown[]) => void): void
  }
  /** Adds a line to the log of the recording. */
  report(line: LogLine): void
  /** Sends a request, and reports its answer. */
  ask(sent: { id: number; method: string; params: unknown }): void
}

/**
 * Runs in the page. Reports the events of the provider, and installs `ask`. The lines have the format of the recordings
 * (harness/recordings/README.md).
 */
export const recordProvider = (): void => {
  const page = globalThis as RecordedPage
  const { ethereum: provider, report } = page
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
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))

  const describeError = (error: unknown) => {
    const { name, code, message, data } = error as Error & { code: number; data?: unknown }
    return {
      ...(name !== undefined && { name }),
      code,
      message,
      data: plain(data),
      ctor: (error as object).constructor.name,
      isError: error instanceof Error,
      ownKeys: Object.getOwnPropertyNames(error).filter((key) => key !== 'stack'),
    }
  }

  for (const ev of events)
    provider.on(ev, (...args) => {
      const { chainId, selectedAddress: sel } = provider
      report({ k: 'event', ev, args: plain(args), chainId, sel })
    })
  page.ask = ({ id, method, params }) => {
    provider.request(params === null ? { method } : { method, params }).then(
      (result) => report({ k: 'res', id, method, result: plain(result) }),
      (error: unknown) => report({ k: 'err', id, method, error: describeError(error) }),
    )
  }
}
