import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = [
  ['January', 41, 22],
  ['February', 96, 30],
  ['March', 312, 47],
  ['April', 468, 51],
  ['May', 390, 68],
  ['June', 144, 75],
  ['July', 52, 103],
  ['August', 38, 240],
] as const;

export default function TableStickyHeader() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Loans and returns by month"
      tabIndex={0}
      sx={{ width: '100%', maxHeight: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter aria-label="Loans and returns by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Loans</th>
            <th scope="col">Returns</th>
          </tr>
        </thead>
        <tbody>
          {months.map(([month, loans, returns]) => (
            <tr key={month}>
              <td>{month}</td>
              <td>{loans}</td>
              <td>{returns}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>1541</td>
            <td>636</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
