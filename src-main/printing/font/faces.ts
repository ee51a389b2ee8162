// Written by scripts/printing/make-font-faces.mjs from the Terminus Font 4.48, copyright (c) 2010-2014 Dimitar
// Toshkov Zhekov, SIL Open Font License 1.1 (OFL.txt, beside this file).

/** The letters there are, in the order of the pictures. */
export const letters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ¡¢£¤¥¦§¨©ª«¬­®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';

/** Pictures of the letters one after the other, row by row from the left, two bytes a row or one; deflated, base64. */
export const faces = {
  regular: {
    width: 12,
    height: 24,
    data: [
      'pVrdaiM3FD5hYPZmGvfSIcHjR5AxmBRMnbs+Ro8xTHuRtoFCCSyt9SabR3Ao9HYFWbI3S14gsOgRvA/QptFoZEkzkuaMVwcS/5w5',
      'Ix1950ffGOC4kQfEfu6PM26Ebt9csZX2avs6NJuSL0SFFVSwgJLnIsccK1yIkndnpMaluBa/8O94Bll9fQEFnIlznONMdLVP4Rxm',
      'XMk5nMIE57gWKFCsxRwnGPMNfWTNDMaeqE9yyAL64/ob9Z0reh3j6F1Q6Pm/SL0eFLRd3srhK3KvL3r0thK+CofBIUCc8BNvf5VP',
      'GbCAcsmZQDXkWm6wwmu8xZv6AyZKHrrvKUxgEYyDlUjYR0A1r6zZKQYYXL3WBy1ixEHo17H5vH4nT2SGORY4RqZvhVvZWAh43BhH',
      '2B6sx+2Xgjn62Kwl7p+tNGv1dyG2X9Y/2qL/Lq2PyLCUh+mJFafipR/TIf0gnlt7ypoIzeBEeZeE/VQUtC36d0virdHNkytecRQC',
      'H+QjfjrIIz5IBYyV7PO/Qpr7LrBKixnh40e9T9gHT+J4821in30X/zWi3XdymH7S//X3G9kXL/6UfW+G/KmrWlhC9rO9ikRfsJYZ',
      'LyE4H7HmG6jgGm7hBm7hGirYwLr2cwifcQn5k08FSvlFPuMTfkDRkrh/bvAWr7HCDa4lypR/WAQPBPyIAfvbGhXOlX3Rvqhtv8+f',
      'jf367gzK3vxvK3SsM0vhrd8/9lstug8bwShiv72jH/AJn/GLlFIgn4btG7vK5qjuANUn4f319Ue96z1UwlbmjOGzbHVirpTBDM3q',
      'DG16Nt2ZqcpXx1rAfhaVslODlDdYECfHDrNmXVOOH6sGmaVkbi2O5odAng7m51Ac6ACI9j/ozwOT8+nGscnwDMvAfmXS9Ha0+DrY',
      '785HNr2K16ck/BPEv7nvhJj/m5wPmYCA6EgatdBcCzIx43NYwBIWMIeZisnAfCYwrB7ZvFipU1tLUvo0/8TzdAQ/cftONSDtr9uL',
      'dsZPUtfTvvpyiK8D+leHChA6XxSNbHkBbXmT6D8D+T8ZL7YKpPN/2767u6ue+Wgs2qyX2t/A/IPx5dUBwvkr47njwUvn9Wtm5zQ+',
      'JJUfLpsqoSVzujl1t/RY1l7c9JzdR3wsWI2dF7B/GY7VafKrz+9Zza/Ec6LiYZa99guhhc4MxfJDm6fo839Y37xv195jKuPv8Ayf',
      '4Q+Pd/hVvt09756ky3ON6vsN7ffMcJHsnA+7eWS/gQcre/t6A6t9dz5D+qVsIN9FZYUO+mhwMow7nB/V0Yyg5FpGg7sp6niJ6l+I',
      'hZgfgbd/v53tZvvZTgnNR3qfqfXF9gUWZRYXqfpV4SNT8nH/CEoqFuITPNwl8rPhf4f2/8fzivR+z2ehG4kw0Lq2mS5r6/ZbGEOT',
      'QBSKp7GiWZt4HbXnKZOl9d90/Yp94p5eZlzNdlJ3hFrUfdR5x+cThvL+/tni6urd9P7u/m433dX/302vrtpVvT6BiJX1iQDYChiQ',
      'W1SmqOATVDCHM16IHHtindK4taKAut739Trv795P/5n+Pb2/C6xXDPVjedij8kj+3uf/2/jU9m3Mrnj/fBRSQngJ17fjR6c9lGu5',
      'xe72raTboX6PuSdHP4MY5OfCe7ZAOz9pb9qMoL1Jx7+LehsJ3dPFBSxVJzMtsNDZGQt5JudY4Q+yGwmNfq39TYOLc7HACq/qq9+0',
      'ELSECnK4gHxa4ZJgv52fm0oRON8ZfoPKVxu8UfVNf0jVN/Wdqm/yJ1Vf82ajwfy83x++OP2h6haH8vMWz8b/VL7d+J+qb/xP1Tf+',
      'pOpb/ND4DYsfmr7FD03f4mEY3+LzGv9F+TeDTyrfHouvGN8Si6+Yfiy+Yvqx+Irpx+KLxhd1uYokD3XTfb4sI/mKys8bf1L1jT+p',
      '+m6/PXQ+Q/rzAPuZ5N1W+smJ+gUGd6+6wZ/Fbzz2ewk6X23WQdU3fqXqG5xS9c0+UPVNHaDqm/FWnrKc5eyvw3ntI/uznz9v8fPd',
      '8303T6T59m6eSOt380Ravxv3aX0zfyrfbuZP1Tfzp+qb+VP1F3ABC/VsiciHG3xS+fZ4HQjbj9eB2O9tYnUgPX+qfrwOxPN/+0RE',
      'OQeUd6/2vRrAxI+JfEXl5+N1IJ2vqPrxOjB4PkOffwXrQGI+nv3/AQ==',
    ],
  },
  small: {
    width: 8,
    height: 16,
    data: [
      'dVa9aiRHEJ6oo0YoWhok9hkaBEsHY72DgwOHwwVtgwtzYFg2aMbcvcU5c6DA4Nhw4GBA0HYwLJt4GNCyVqToOBQJgZexr7p7qn+0',
      'VwjtflvV1fVfXVUlCU+VEA5qrXM+AEzuDxw8PzfDbmcWi8Gcn7sDA3Ah5Or7cE4BqPW+7/frWX2ujwvpSHCPpeCOhIxXqklBZmJb',
      'asEf44Fqqk745T8Z42ifbBqPjbXbw9ODtSbIqY2PQEt8xoVsuinimjGSZ2fLlbYTYyxc3XXdkTE28+um647Wkvw0GyBJnzUJ331v',
      'GeOb3PTE44CDAmedFJyl3icBcDyUifp5zG9l7HYYhmHbtcn9E/7zGG139h+J33VdR/Y+99ZR/xz9f0aJqcBdcv4Q/aXrwn11KEBR',
      'e7z05dD3m1m+Hx8fx36W72YK972zn6Yh0WetfXg6bAkbG8hE/+wxs8/RwbCEjxfO/K4zSf7/m+0V0Z9Uv/sOAEoleJg+2XczRh7A',
      'bN/trdZ1og/rBctv9q+WgUJ8mkZKITif66/mgTxf1Lr6Ek3YbSd+N6zFGqT4uhDM+Q8h6Kj+mZMmeR/CqesCfynl0RtM/CDPmEn1',
      'WypuleafseqMOdK69vJYAZQPVdQLpmxwFHGqn1JsCv6RSoDsCyE9PN7H+kC+q4AQDzn7tyS+LeJhfY4TjOaZBIOCxD6bxgfzlM6f',
      'Syllg/ddZvOa6uWNEIIjfBMT+uPdNoLlVXNsjs3V8vT8PLtw4xVpTFRUWveZ/N1dMoyT+wMOEzqb244+/vaM0/env//xo50ayqQr',
      'oaF90I7jeBjHcWyD/JT1g0jq6sUaQLP73OyrqxP9IOpalJ1xGq/35dl/X736OtuPKq+PMIFp/mL9DcNhtzMkn+RX6zgATjetG91J',
      'vMMG3s37V0HTPDdNo8lmXWutaQzc3upatHGDek2kr9aNAq1Xl8x1G7zIX9W+fX/zy837t76+a3atr6s2k7hYwQirixg96iSKQKbv',
      'w82HX2+8PlPehs+HlyFA69vA50ImpzZc8XR1yhMhdO21ffIt3WIvrheLxeLEYyEjiSkUKhs1lYtt4T86v4LR5/7+tQYh9fbnaxeE',
      'gJv971xcf8b38vXqY8KvpMSL5vkkhZtWtI+FzLGCHK/3OQYo5ZXJ9zv214T9dSj3O/orBS3wKdyfYQU5hgJLQQu99q2dYwU51jrH',
      'VbUBrZ+01rAJ/mX7PMSH5nmID+EQH8IhPoSh4Pv6wIU8j2PzZ/o+lCLf70LmWEFlC/0Z5qLc72H9Hef9sun7v/CXh/38Hs73MXqY',
      'YvQwxehhigFKeZVhFFks2t0Oyv3u6j1EOO5zH+GIfYQjhgLLYp/zAivIMRT4O/lNtq8/+5ftc6qAzL6IqQLi+QwDlO8BN1vSCfDV',
      'tz+064c/6L5svwuZY6qAGP8vyBfvn/D+iPLI/x8=',
    ],
  },
} as const;
