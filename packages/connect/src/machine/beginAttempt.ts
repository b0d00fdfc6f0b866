import type { WalletId } from '../catalogue/Wallet.ts'
import type { Draft } from './createDraft.ts'
import type { ConnectAttempt } from './types.ts'

export function beginAttempt(draft: Draft, wallet: WalletId, connectAttempt: ConnectAttempt): void {
  const { attempt } = draft.state
  draft.set({
    status: connectAttempt.silent ? 'reconnecting' : 'connecting',
    attempt: attempt + 1,
    wallet,
    accounts: [],
    chainId: undefined,
    connectAttempt,
    chainRequest: undefined,
    reads: {},
    failure: undefined,
    left: undefined,
    contested: undefined,
    since: draft.context.at,
  })
  draft.emit({ event: 'connecting' })
}
