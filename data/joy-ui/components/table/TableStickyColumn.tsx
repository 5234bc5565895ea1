import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const weeks = ['W 10', 'W 11', 'W 12', 'W 13', 'W 14', 'W 15', 'W 16', 'W 17'];
const crops = ['Tomato', 'Aubergine', 'Pepper'];

export default function TableStickyColumn() {
  return (
    <Sheet
      role="region"
      aria-label="Seedlings by week"
      tabIndex={0}
      sx={{ width: '100%', overflowX: 'auto' }}
    >
      <Table
        borderAxis="both"
        aria-label="Seedlings by week"
        sx={{
          width: 'max-content',
          minWidth: '100%',
          '& tr > *': { width: '5.5rem' },
          '& tr > th:first-of-type': {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 1,
            bgcolor: 'background.surface',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Crop</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crops.map((crop, row) => (
            <tr key={crop}>
              <th scope="row">{crop}</th>
              {weeks.map((week, column) => (
                <td key={week}>{12 * (row + 1) + 7 * column}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
