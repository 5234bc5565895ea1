import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const shelves = [
  { code: 'A-1', contents: 'Beans, peas, lentils', humidity: '31%', checked: 'Nov 2' },
  { code: 'A-2', contents: 'Tomatoes', humidity: '29%', checked: 'Nov 2' },
  { code: 'B-1', contents: 'Wheat, rye, barley, oats', humidity: '35%', checked: 'Oct 28' },
];

export default function TableAutoLayout() {
  return (
    <Box role="region" aria-label="Shelves" tabIndex={0} sx={{ overflowX: 'auto', width: '100%' }}>
      <Table
        noWrap
        aria-label="Shelves"
        sx={{ tableLayout: 'auto', '& th': { overflow: 'visible' } }}
      >
        <thead>
          <tr>
            <th scope="col">Shelf</th>
            <th scope="col">Contents</th>
            <th scope="col">Humidity</th>
            <th scope="col">Checked</th>
          </tr>
        </thead>
        <tbody>
          {shelves.map(({ code, contents, humidity, checked }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td>{contents}</td>
              <td>{humidity}</td>
              <td>{checked}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
