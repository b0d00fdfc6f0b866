import type { Run } from '../../core/result.ts'
import { features, featureMatrixOf, type Column, type Matrix } from './featureMatrix.ts'

/** Wallets that the compatibility page lists even without a run, with their names in runs. */
export const listedWallets: readonly { wallet: string; names: readonly string[] }[] = [
  { wallet: 'Rabby', names: ['rabby', 'rabby wallet', 'io.rabby'] },
  { wallet: 'Gate', names: ['gate', 'gate wallet', 'io.gate.wallet'] },
  { wallet: 'TokenPocket', names: ['tokenpocket', 'pro.tokenpocket'] },
  { wallet: 'WalletConnect', names: ['walletconnect'] },
  { wallet: 'Bitget', names: ['bitget', 'bitget wallet', 'com.bitget.web3'] },
  { wallet: 'MetaMask', names: ['metamask', 'io.metamask', 'io.metamask.mobile'] },
  { wallet: 'Rainbow', names: ['rainbow', 'me.rainbow'] },
  { wallet: 'Binance Wallet', names: ['binance', 'com.binance.wallet', 'com.binance.w3w'] },
]

/** Builds the matrix of real wallets at the time `now`, in ms. Leaves out other runs, and parts of runs. */
export function compatibilityMatrix(
  runs: readonly Run[],
  now: number,
): { matrix: Matrix; leftOut: { name: string; why: string }[] } {
  const leftOut = runs.flatMap((run) => {
    const why = exclusionReason(run)
    return why === undefined ? [] : [{ name: run.subject.name, why }]
  })
  const real = runs.filter((run) => exclusionReason(run) === undefined).map(withKnownName)
  const { columns } = featureMatrixOf(real, now)
  const missing = listedWallets
    .filter(({ wallet }) => !columns.some((column) => column.wallet === wallet))
    .map(({ wallet }) => uncheckedColumn(wallet))
  return { matrix: { features, columns: [...columns, ...missing] }, leftOut }
}

function exclusionReason({ subject, run }: Run): string | undefined {
  if (!real.has(subject.kind)) return `a run of a ${subject.kind} says nothing of a wallet`
  if (!subject.version) return 'the run does not say which version it saw'
  return run.only || run.shard ? 'it is a part of a run' : undefined
}

const real: ReadonlySet<string> = new Set(['extension', 'in-app-browser', 'walletconnect'])

/** Gives a listed wallet the same name in all its runs. */
function withKnownName(run: Run): Run {
  const { name, rdns = '' } = run.subject
  const known = listedWallets.find(
    ({ wallet, names }) =>
      wallet === name || names.includes(name.toLowerCase()) || names.includes(rdns),
  )
  return known ? { ...run, subject: { ...run.subject, name: known.wallet } } : run
}

const uncheckedColumn = (wallet: string): Column => ({
  wallet,
  version: undefined,
  seen: 'not checked yet',
  cells: features.map(() => ({ answer: 'unknown', why: ['not checked'], results: [] })),
})
