import Table from '@mui/joy/Table';

const beds = [
  { bed: 'Bed 1', crop: 'Broad beans', rest: '2 years' },
  { bed: 'Bed 2', crop: 'Cabbage', rest: '3 years' },
  { bed: 'Bed 3', crop: 'Onions', rest: '4 years' },
];

export default function TableHover() {
  return (
    <Table
      hoverRow
      aria-label="Crop rotation"
      sx={{ '--TableRow-hoverBackground': 'var(--joy-palette-primary-softHoverBg)' }}
    >
      <thead>
        <tr>
          <th scope="col">Bed</th>
          <th scope="col">Crop</th>
          <th scope="col">Next rotation</th>
        </tr>
      </thead>
      <tbody>
        {beds.map(({ bed, crop, rest }) => (
          <tr key={bed}>
            <td>{bed}</td>
            <td>{crop}</td>
            <td>{rest}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
