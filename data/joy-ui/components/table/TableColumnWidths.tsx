import Table from '@mui/joy/Table';

const notes = [
  { date: 'Mar 4', packets: 12, note: 'Sorted the donations from the school garden' },
  { date: 'Mar 9', packets: 3, note: 'Replaced the packets that were damp' },
  { date: 'Mar 17', packets: 40, note: 'Unpacked the grain collection from Lund' },
];

export default function TableColumnWidths() {
  return (
    <Table aria-label="Log of the seed library">
      <colgroup>
        <col style={{ width: '5rem' }} />
        <col />
        <col style={{ width: '5.5rem' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Work</th>
          <th scope="col">Packets</th>
        </tr>
      </thead>
      <tbody>
        {notes.map(({ date, packets, note }) => (
          <tr key={date}>
            <td>{date}</td>
            <td>{note}</td>
            <td>{packets}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
