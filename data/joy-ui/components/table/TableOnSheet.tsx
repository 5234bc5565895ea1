import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const members = [
  { name: 'Ines Varga', since: 2019, packets: 61 },
  { name: 'Tom Achterberg', since: 2022, packets: 17 },
];

export default function TableOnSheet() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', borderRadius: 'md', bgcolor: 'background.level1' }}
    >
      <Table aria-label="Members with open loans">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Since</th>
            <th scope="col">Packets</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ name, since, packets }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{since}</td>
              <td>{packets}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
