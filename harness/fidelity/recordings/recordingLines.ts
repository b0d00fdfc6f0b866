import { formatValue } from '../scenario/formatValue.ts'
import { maskValues } from './maskValues.ts'
import type { Act } from '../../src/wallet/types.ts'
import type { PageLine, RecordedError, Snapshot } from './types.ts'

/** Formats entries of a recording or a replay as lines. `name` replaces the id of a request. */
export const lines = {
  request: (name: string, method: string, params: unknown) =>
    `> ${name} ${method} ${formatMasked(params ?? undefined)}`,
  result: (name: string, value: unknown) => `< ${name} ${formatMasked(value)}`,
  error: (name: string, error: ErrorView) =>
    `! ${name} ${error.isError ? 'Error' : 'object'} ${formatMasked(error.shown)} keys [${error.keys.join(', ')}]`,
  event: (
    event: string,
    args: readonly unknown[],
    { chainId, selectedAddress }: Record<string, unknown>,
  ) =>
    `event ${event} ${args.map(formatMasked).join(', ')} (chainId=${formatValue(chainId)} selected=${formatValue(selectedAddress)})`,
  act: ({ type, ...options }: Act) =>
    Object.keys(options).length > 0 ? `user ${type} ${formatValue(options)}` : `user ${type}`,
  state: (state: Snapshot) =>
    `state ${formatValue({ chainId: state.chainId, networkVersion: state.networkVersion, selectedAddress: state.selectedAddress, isConnected: state.isConnected })}`,
}

type ErrorView = { isError: boolean; shown: object; keys: string[] }

export const formatMasked = (value: unknown): string => formatValue(maskValues(value))

export const caughtError = (error: unknown): ErrorView =>
  errorView(
    (error ?? {}) as object,
    Object.keys((error ?? {}) as object).filter((key) => key !== 'stack'),
    error instanceof Error,
  )

function errorView(error: Partial<RecordedError>, keys: string[], isError: boolean): ErrorView {
  const { name, code, message, data } = error
  const shown = {
    ...(name !== undefined && keys.includes('name') && { name }),
    code,
    message,
    ...(keys.includes('data') && { data }),
  }
  return { isError, shown, keys }
}

export function recordedLine(line: PageLine, name: string): string {
  switch (line.k) {
    case 'req':
      return lines.request(name, line.method, line.params)
    case 'res':
      return lines.result(name, line.result)
    case 'err':
      return lines.error(name, errorView(line.error, line.error.ownKeys, line.error.isError))
    case 'event':
      return lines.event(line.ev, line.args, { chainId: line.chainId, selectedAddress: line.sel })
  }
}
