import Table from '@mui/joy/Table';

const costs = [
  { item: 'Paper bags', count: 500, price: 35 },
  { item: 'Silica gel', count: 12, price: 54 },
  { item: 'Labels', count: 800, price: 28.5 },
];

export default function TableTotals() {
  return (
    <Table
      aria-label="Order of packing material"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        '& td, & thead th + th': { textAlign: 'end' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Count</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ item, count, price }) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td>{count}</td>
            <td>${price.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>1312</td>
          <td>$117.50</td>
        </tr>
      </tfoot>
    </Table>
  );
}
