import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function TableVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Table key={variant} variant={variant} aria-label={`Germination, ${variant}`}>
          <thead>
            <tr>
              <th scope="col">Batch ({variant})</th>
              <th scope="col">Germination</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Radish 2024-B</td>
              <td>94%</td>
            </tr>
            <tr>
              <td>Leek 2023-A</td>
              <td>61%</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
