import type { PageView } from './pageView.ts'

/** Compares the log on screen with the events dispatched on `window`. */
export const logFaults = ({ stream, log }: Pick<PageView, 'stream' | 'log'>): string[] => {
  const dispatched = stream.map((detail) => JSON.stringify(detail))
  return dispatched.join('\n') === log.join('\n')
    ? []
    : ['the log on screen differs from the events on window']
}
