import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { prints } from './prints';

const withFrames = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiImageList: {
      defaultProps: { variant: 'quilted', rowHeight: 180, gap: 16 },
      styleOverrides: { root: { margin: 0, width: '100%' } },
    },
    MuiImageListItem: {
      styleOverrides: { img: { borderRadius: 12, border: '6px double' } },
    },
    MuiImageListItemBar: {
      defaultProps: { position: 'top' },
      styleOverrides: {
        root: { margin: 6, borderRadius: '8px 8px 0 0', background: 'rgba(0, 0, 0, 0.65)' },
        title: { fontWeight: 700 },
      },
    },
  },
});

export default function ImageListThemed() {
  return (
    <ThemeProvider theme={withFrames}>
      <ImageList cols={2} sx={{ maxWidth: 480 }}>
        {prints.slice(6).map(({ title, src, alt }) => (
          <ImageListItem key={title}>
            <img src={src} alt={alt} />
            <ImageListItemBar title={title} />
          </ImageListItem>
        ))}
      </ImageList>
    </ThemeProvider>
  );
}
