import picomatch from 'picomatch'
import table from '../../../spec/features.json' with { type: 'json' }

/** What a person asks of a wallet, and the checks that answer it: ids, or globs of ids. */
export type Feature = { id: string; title: string; checks: readonly string[] }

export const features: readonly Feature[] = table

/** Whether a check is one of those that answer for a feature. */
export const answersFor = ({ checks }: Feature): ((id: string) => boolean) =>
  picomatch([...checks], { nobrace: true })
