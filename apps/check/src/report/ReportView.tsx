import { isWrong, type Run, verdictOf } from '@touchstone/conformance/reports'
import { useEffect, useRef, useState } from 'react'
import { downloadReport } from './downloadReport.ts'
import { createReportLink, summarise } from './reportLink.ts'
import { StatusCounts } from './StatusCounts.tsx'
import { useSendReport } from './useSendReport.ts'

declare namespace ReportView {
  type Props = {
    run: Run
    /** Continues the run with its pending checks; undefined if no unfinished run is stored. */
    onContinue?: (() => void) | undefined
    onStartOver(): void
  }
}

/** Run summary with download and share actions. */
export function ReportView({ run, onContinue, onStartOver }: ReportView.Props) {
  const { good, text } = verdictOf(run)
  const summary = summarise(run)
  const [copyMessage, setCopyMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const received = useSendReport(run)
  useEffect(() => heading.current?.focus(), [])
  const wrong = run.results.filter(({ status }) => isWrong(status) || status === 'harness-error')
  return (
    <>
      <section className="card" aria-labelledby="report">
        <h2 id="report" ref={heading} tabIndex={-1}>
          {run.subject.name}
        </h2>
        <p className={good ? 'verdict good' : 'verdict bad'}>{text}</p>
        <StatusCounts counts={summary.counts} />
        {received && <p role="status">{received}</p>}
        <div className="actions">
          {(['json', 'html', 'markdown'] as const).map((form) => (
            <button key={form} type="button" onClick={() => void downloadReport(run, form)}>
              Download {names[form]}
            </button>
          ))}
          <button
            type="button"
            onClick={() =>
              void copyText(createReportLink(summary, location.href)).then((done) =>
                setCopyMessage(done ? 'The link is copied.' : 'The link could not be copied.'),
              )
            }
          >
            Copy a link to the summary
          </button>
        </div>
        <p role="status">{copyMessage}</p>
        <div className="actions">
          {onContinue && (
            <button type="button" className="primary" onClick={onContinue}>
              Do what I put off
            </button>
          )}
          <button type="button" onClick={onStartOver}>
            Check again from the beginning
          </button>
        </div>
      </section>
      <section aria-labelledby="wrong">
        <h2 id="wrong">What does not hold ({wrong.length})</h2>
        {wrong.length === 0 && <p>Nothing that was looked at.</p>}
        {wrong.map(({ id, level, status, message, spec = [] }) => (
          <article key={id} className="card">
            <h3>
              <code>{id}</code> <span className={`status ${status}`}>{status}</span>
            </h3>
            <p>{message}</p>
            <p className="soft">
              {level}
              {spec.map(({ doc, section, url }) => (
                <span key={doc + section}>
                  {' · '}
                  {url ? (
                    <a href={url} target="_blank" rel="noreferrer">
                      {doc} {section}
                    </a>
                  ) : (
                    `${doc} ${section}`
                  )}
                </span>
              ))}
            </p>
          </article>
        ))}
      </section>
    </>
  )
}

const names = { json: 'JSON', html: 'HTML', markdown: 'Markdown' } as const

/** Returns whether the text was copied. Browsers have no clipboard API on an HTTP page of the local network. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text })
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}
