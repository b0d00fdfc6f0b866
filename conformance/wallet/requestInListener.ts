import type { ListenerBehavior } from '../core/driver.ts'

/** Returns the behavior of a listener that requests this method at each event. */
export const requestInListener = (method: string): ListenerBehavior => ({
  call: { id: 'inside', on: 'provider', path: 'request', args: [{ method }] },
})
