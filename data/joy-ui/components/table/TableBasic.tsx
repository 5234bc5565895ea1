import Table from '@mui/joy/Table';

const seeds = [
  { variety: 'Kidney bean', family: 'Fabaceae', sow: 'May' },
  { variety: 'Blue flax', family: 'Linaceae', sow: 'April' },
  { variety: 'Purslane', family: 'Montiaceae', sow: 'August' },
];

export default function TableBasic() {
  return (
    <Table aria-label="Seeds to lend this month">
      <thead>
        <tr>
          <th scope="col">Variety</th>
          <th scope="col">Family</th>
          <th scope="col">Sow in</th>
        </tr>
      </thead>
      <tbody>
        {seeds.map(({ variety, family, sow }) => (
          <tr key={variety}>
            <th scope="row">{variety}</th>
            <td>{family}</td>
            <td>{sow}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
