import { StatusCounts } from './StatusCounts.tsx'
import type { ReportSummary } from './reportLink.ts'

/** Report summary that a link contains. Anyone can write such a link, so the text says where the summary comes from. */
export function SharedSummary({ summary, onCheck }: { summary: ReportSummary; onCheck(): void }) {
  const { wallet, profile, day, suite, counts, wrong } = summary
  return (
    <section className="card" aria-labelledby="shared">
      <h2 id="shared">{wallet}</h2>
      <p>
        Profile {profile}, {day}, suite {suite}. This summary is part of the link and was not
        verified.
      </p>
      <StatusCounts counts={counts} />
      {wrong.length > 0 && (
        <ul className="wrong">
          {wrong.map((id) => (
            <li key={id}>
              <code>{id}</code>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <button type="button" className="primary" onClick={onCheck}>
          Check a wallet yourself
        </button>
      </div>
    </section>
  )
}
