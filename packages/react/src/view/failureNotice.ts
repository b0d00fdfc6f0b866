import type { Snapshot } from '@touchstone/connect'
import { addNotice } from './addNotice.ts'
import { connectNotice } from './connectNotice.ts'
import type { Notice } from './notice.ts'
import { readFailure } from './readFailure.ts'
import { switchNotice } from './switchNotice.ts'

export type Failure = NonNullable<Snapshot['failure']>

/** Notice of the last failure, with the ways to continue. */
export function failureNotice(snapshot: Snapshot, failure: Failure): Notice {
  const reading = readFailure(failure.error)
  // Without a connection there is no current network.
  const here = snapshot.status === 'disconnected' ? undefined : snapshot.chainId
  switch (failure.act) {
    case 'connect':
      return connectNotice(failure, reading)
    case 'switch':
      return switchNotice(failure, reading, here)
    case 'add':
      return addNotice(failure, reading, here)
    case 'disconnect':
      return {
        tone: 'alert',
        text: { key: 'disconnect.failed', wallet: failure.wallet },
        actions: [],
      }
  }
}
