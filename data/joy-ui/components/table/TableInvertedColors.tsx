import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const orders = [
  { from: 'Allotment 12', seeds: 'Parsnip', state: 'Packed' },
  { from: 'School garden', seeds: 'Sunflower', state: 'Open' },
];

export default function TableInvertedColors() {
  return (
    <Sheet
      variant="solid"
      color="success"
      invertedColors
      sx={{ width: '100%', p: 1, borderRadius: 'md' }}
    >
      <Table aria-label="Orders to pick up">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Seeds</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ from, seeds, state }) => (
            <tr key={from}>
              <td>{from}</td>
              <td>{seeds}</td>
              <td>
                <Chip size="sm" variant="solid">
                  {state}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
