import { useEffect, useState } from 'react'
import type { Run } from '../../../../conformance/src/reports/run.ts'

/**
 * Hands the run to whoever serves this page and waits for it (`touchstone check --url` says so in a
 * `<meta>`). The sentence about it; `undefined` where nobody waits.
 */
export function useReceiver(run: Run): string | undefined {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    const address = document.querySelector<HTMLMetaElement>("meta[name='touchstone:receiver']")
    if (!address) return
    setSaid('Handing the report to the terminal …')
    const body = JSON.stringify(run)
    fetch(address.content, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status))
        setSaid('The terminal has the report. You can close this page.')
      })
      .catch(() => setSaid('The terminal did not take the report. Download it, and see there.'))
  }, [run])
  return said
}
