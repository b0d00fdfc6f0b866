import type { PageView } from './readPageView.ts'

/** Compares the Activity log on the screen with the events that the app dispatched on `window`. */
export const compareActivityLog = ({ stream, log }: Pick<PageView, 'stream' | 'log'>): string[] => {
  const dispatched = stream.map((detail) => JSON.stringify(detail))
  return dispatched.join('\n') === log.join('\n')
    ? []
    : ['the log on screen differs from the events on window']
}
