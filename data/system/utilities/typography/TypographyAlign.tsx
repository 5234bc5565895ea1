import Box from '@mui/system/Box';

const frames = [
  { filter: 'H-alpha', exposure: '300 s', count: 24 },
  { filter: 'Oxygen III', exposure: '300 s', count: 18 },
  { filter: 'Clear', exposure: '60 s', count: 120 },
];

export default function TypographyAlign() {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        maxWidth: 340,
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { p: 0.75, textAlign: 'start' },
        '& th:not(:first-of-type), & td': { textAlign: 'end' },
        '& caption': { pb: 1, textAlign: 'center', fontWeight: 600 },
      }}
    >
      <caption>Frames of the night</caption>
      <thead>
        <tr>
          <th scope="col">Filter</th>
          <th scope="col">Exposure</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {frames.map(({ filter, exposure, count }) => (
          <tr key={filter}>
            <th scope="row">{filter}</th>
            <td>
              <bdi>{exposure}</bdi>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
