import Table from '@mui/joy/Table';

const scale = [
  { weight: '1000 wheat grains', grams: '42 g' },
  { weight: '1000 poppy seeds', grams: '0.4 g' },
];

export default function TableVariables() {
  return (
    <Table
      aria-label="Weight of a thousand seeds"
      sx={(theme) => ({
        '--TableCell-height': '3.5rem',
        '--TableCell-paddingX': '1rem',
        '--TableCell-headBackground': theme.vars.palette.primary.softBg,
        '--TableCell-dataBackground': theme.vars.palette.background.level1,
        '--TableCell-borderColor': theme.vars.palette.primary.outlinedBorder,
        '--Table-headerUnderlineThickness': '4px',
        '--TableCell-cornerRadius': theme.vars.radius.md,
      })}
    >
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Weight</th>
        </tr>
      </thead>
      <tbody>
        {scale.map(({ weight, grams }) => (
          <tr key={weight}>
            <td>{weight}</td>
            <td>{grams}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
