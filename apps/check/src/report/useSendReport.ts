import { useEffect, useState } from 'react'
import type { Run } from '@touchstone/conformance/reports'
import { prepareDownloads } from './downloadReport.ts'

/** Sends the run to the server of `touchstone check --url`, if it serves this page. Returns a status message. */
export function useSendReport(run: Run): string | undefined {
  const [message, setMessage] = useState(
    () => receiverUrl() && 'Handing the report to the terminal …',
  )
  useEffect(() => {
    const to = receiverUrl()
    if (!to) return
    const body = JSON.stringify(run)
    const headers = { 'content-type': 'application/json' }
    // Load the code for downloads first: the terminal stops serving this page as soon as it has the report.
    prepareDownloads()
      .then(() => fetch(to, { method: 'POST', headers, body }))
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status))
        setMessage('The terminal has the report. You can close this page.')
      })
      .catch(() => setMessage('The terminal did not take the report. Download it, and see there.'))
  }, [run])
  return message
}

/** Returns the URL that receives the report; undefined if `touchstone check --url` does not serve this page. */
export const receiverUrl = () =>
  document.querySelector<HTMLMetaElement>("meta[name='touchstone:receiver']")?.content
