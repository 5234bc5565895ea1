import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TableSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {sizes.map((size) => (
        <Table key={size} size={size} aria-label={`Packets by shelf, size ${size}`}>
          <thead>
            <tr>
              <th scope="col">Shelf ({size})</th>
              <th scope="col">Packets</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Beans</td>
              <td>214</td>
            </tr>
            <tr>
              <td>Squash</td>
              <td>87</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
