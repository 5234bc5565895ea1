import Table from '@mui/joy/Table';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyTable: {
      defaultProps: { size: 'lg', borderAxis: 'x' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--TableCell-headBackground': vars.palette.background.level2,
          '& th, & caption': { textAlign: 'start' },
          '& tbody th': { backgroundColor: 'transparent', color: 'inherit' },
        }),
      },
    },
  },
});

export default function TableThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Table aria-label="Courses">
        <thead>
          <tr>
            <th scope="col">Course</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Saving tomato seeds</th>
            <td>September 12</td>
          </tr>
          <tr>
            <th scope="row">Grafting apples</th>
            <td>February 20</td>
          </tr>
        </tbody>
      </Table>
    </ThemeProvider>
  );
}
