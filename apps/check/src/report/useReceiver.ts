import { useEffect, useState } from 'react'
import type { Run } from '../../../../conformance/src/reports/run.ts'
import { prepareDownloads } from './download.ts'

/**
 * Hands the run to whoever serves this page and waits for it (`touchstone check --url` says so in a
 * `<meta>`). The sentence about it; `undefined` where nobody waits.
 */
export function useReceiver(run: Run): string | undefined {
  const [said, setSaid] = useState(() => receiver() && 'Handing the report to the terminal …')
  useEffect(() => {
    const to = receiver()
    if (!to) return
    const body = JSON.stringify(run)
    const headers = { 'content-type': 'application/json' }
    // The terminal goes when it has the report, and the files of this page with it.
    prepareDownloads()
      .then(() => fetch(to, { method: 'POST', headers, body }))
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status))
        setSaid('The terminal has the report. You can close this page.')
      })
      .catch(() => setSaid('The terminal did not take the report. Download it, and see there.'))
  }, [run])
  return said
}

/** Where the report goes; `undefined` where nobody waits for it. */
export const receiver = () =>
  document.querySelector<HTMLMetaElement>("meta[name='touchstone:receiver']")?.content
