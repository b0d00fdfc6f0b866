'use client'

import type { Notice } from '../view/Notice.ts'
import { connectionNotice } from '../view/connectionNotice.ts'
import { useDialogState } from './dialogContexts.ts'
import { usePairing } from './usePairing.ts'
import { useViewOptions } from './useViewOptions.ts'

/**
 * Returns the notice for the page around the dialog: the pending request, the last failure, or else the status.
 *
 * @example
 * <NoticeBox notice={usePageNotice()} live={!useWalletDialog().isOpen} />
 */
export function usePageNotice(): Notice {
  const options = useViewOptions()
  const before = options.rows.find(({ id }) => id === options.snapshot.intent)
  return connectionNotice({
    ...options,
    ended: useDialogState().ended,
    sessionEnd: usePairing().ended,
    absent: !before?.installed && !before?.remote,
    claim: before?.claim,
  })
}
