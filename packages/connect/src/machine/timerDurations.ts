import type { Timer } from './types.ts'

/** In ms. */
export const timerDurations: Record<Timer, number> = {
  prompt: 120_000,
  silent: 5_000,
  read: 5_000,
  chainRequest: 120_000,
  settle: 2_000,
  poll: 400,
  grace: 1_000,
}
