import Table from '@mui/joy/Table';

const facts = [
  ['Species', 'Phaseolus coccineus'],
  ['Harvested', '2025, Uppsala'],
  ['Sowing depth', '5 cm'],
  ['Keeps for', '4 years'],
];

export default function TableFacts() {
  return (
    <Table
      variant="outlined"
      aria-label="Packet 0417"
      sx={{ maxWidth: 420, borderRadius: 'sm', '& th': { width: '40%' } }}
    >
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
