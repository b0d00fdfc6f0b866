export function StatusCounts({ counts }: { counts: { readonly [status: string]: number } }) {
  return (
    <ul className="counts">
      {Object.entries(counts).map(([status, count]) => (
        <li key={status} className={status}>
          <b>{count}</b> {status}
        </li>
      ))}
    </ul>
  )
}
