// Written by `npm run generate`; do not edit.

/** Names of domains, of their fields and of enumerated values, for screens that show calls of any domain. */
export const words = {
  "audit": {
    "title": "操作日志",
    "labels": {}
  },
  "backup": {
    "title": "备份",
    "labels": {
      "hour": "备份时刻",
      "isOn": "开启",
      "keep": "保留份数"
    }
  },
  "calendar": {
    "title": "工作日历",
    "labels": {
      "hours": "工作时间",
      "setDays.days": "日期",
      "weekdays": "工作日"
    }
  },
  "config": {
    "title": "平台配置",
    "labels": {
      "admin": "彩色显示",
      "browerIcon": "浏览器图标",
      "configCode": "配置编码",
      "configVersion": "配置版本",
      "content": "内容",
      "itemKey": "配置项",
      "itemValue": "配置值",
      "logo": "标志",
      "saasadminName": "平台名称",
      "sortNum": "排序"
    }
  },
  "docs": {
    "title": "接口文档",
    "labels": {}
  },
  "file": {
    "title": "文件",
    "labels": {
      "needAuth": "登录后可见"
    }
  },
  "live": {
    "title": "实时通知",
    "labels": {}
  },
  "menu": {
    "title": "菜单资源",
    "labels": {
      "appCode": "应用编码",
      "appSwitch": "开放状态",
      "icon": "图标"
    },
    "values": {
      "appSwitch": {
        "0": "关闭",
        "1": "开放"
      }
    }
  },
  "outbox": {
    "title": "消息发送",
    "labels": {}
  },
  "privacy": {
    "title": "隐私查看",
    "labels": {
      "privacyContent": "隐私说明",
      "privacyType": "隐私类型",
      "systemType": "系统类型"
    }
  },
  "sms": {
    "title": "短信验证码",
    "labels": {}
  },
  "task": {
    "title": "导入与导出",
    "labels": {
      "chosen": "选中的行数",
      "columns": "导出的列",
      "done": "成功行数",
      "failed": "失败行数",
      "filter": "筛选条件",
      "isUpdate": "更新已有数据",
      "keyword": "关键词",
      "rows": "行数",
      "subject": "数据类型",
      "total": "总行数"
    }
  },
  "ticket": {
    "title": "外部应用",
    "labels": {
      "appCode": "应用编码"
    }
  },
  "account": {
    "title": "个人中心",
    "labels": {
      "email": "邮箱",
      "headPortaitUrl": "头像",
      "nickName": "昵称",
      "sex": "性别",
      "userName": "账号"
    }
  },
  "activation": {
    "title": "账号激活",
    "labels": {}
  },
  "agreement": {
    "title": "协议",
    "labels": {
      "agreements": "同意的协议",
      "content": "内容",
      "title": "标题"
    },
    "values": {
      "kind": {
        "user": "用户协议",
        "privacy": "隐私政策"
      }
    }
  },
  "department": {
    "title": "部门",
    "labels": {
      "isShow": "显示",
      "managerUserId": "负责人",
      "orderNum": "排序",
      "otherManagerUserIds": "其他负责人"
    }
  },
  "extend": {
    "title": "自定义字段",
    "labels": {
      "columnName": "字段编码",
      "description": "说明",
      "enumItems": "选项",
      "extendType": "字段类型",
      "isEdit": "可编辑",
      "isRequired": "必填",
      "isView": "可查看",
      "length": "长度",
      "useModule": "适用对象"
    },
    "values": {
      "extendType": {
        "Text": "文本",
        "Enum": "单选",
        "Bool": "是否",
        "DateTime": "日期"
      }
    }
  },
  "factor": {
    "title": "二次验证",
    "labels": {}
  },
  "group": {
    "title": "分组",
    "labels": {
      "attributeId": "企业类型",
      "compType": "企业身份",
      "members": "成员"
    },
    "values": {
      "kind": {
        "company": "企业分组",
        "user": "人员分组"
      }
    }
  },
  "identity": {
    "title": "登录与身份",
    "labels": {
      "agreements": "同意的协议",
      "parkId": "园区编号",
      "random": "验证码编号"
    }
  },
  "invitation": {
    "title": "邀请与加入",
    "labels": {
      "isAccepted": "是否接受",
      "replaces": "原企业码"
    }
  },
  "message": {
    "title": "待办与消息",
    "labels": {
      "pId": "流程实例",
      "processInstanceId": "流程实例"
    }
  },
  "parkuser": {
    "title": "园区人员",
    "labels": {}
  },
  "password": {
    "title": "密码",
    "labels": {
      "phoneNo": "手机号"
    }
  },
  "shortcut": {
    "title": "常用功能",
    "labels": {}
  },
  "staff": {
    "title": "员工",
    "labels": {
      "companyRoleIdList": "企业角色",
      "email": "邮箱",
      "heirs": "交接给",
      "isCompanyAdmin": "设为管理员",
      "isShow": "显示",
      "isUpdate": "更新已有数据",
      "orgOrderNum": "排序",
      "position": "职位",
      "removedUserId": "离职的员工",
      "setManager": "原管理员保留管理权限",
      "setUserId": "移交给",
      "sex": "性别"
    }
  },
  "useraccount": {
    "title": "平台账号",
    "labels": {}
  },
  "attribute": {
    "title": "企业类型",
    "labels": {
      "add": "增加的企业",
      "drop": "去掉的企业"
    }
  },
  "authorisation": {
    "title": "园区访问授权",
    "labels": {
      "areaId": "空间编号",
      "orgIdList": "企业",
      "spaceProjectId": "园区编号"
    }
  },
  "grant": {
    "title": "授权",
    "labels": {
      "appIds": "应用",
      "isEveryPark": "适用于全部园区",
      "refType": "权限类型",
      "roleId": "角色编号"
    }
  },
  "parkadmin": {
    "title": "园区管理员",
    "labels": {
      "roleIds": "角色"
    }
  },
  "permission": {
    "title": "权限查询",
    "labels": {}
  },
  "role": {
    "title": "角色",
    "labels": {
      "busInnerRoleId": "通用角色",
      "dataScope": "数据范围",
      "delFlag": "删除",
      "fieldPolicy": "字段权限",
      "isRoleGroup": "角色组",
      "refType": "权限类型",
      "roleGroupName": "角色组名称",
      "roleId": "角色编号",
      "roleIds": "角色",
      "roleName": "角色名称",
      "scopeDepartmentIds": "可见部门",
      "sortNum": "排序",
      "userIdList": "人员"
    },
    "values": {
      "busInnerRoleId": {
        "AllCompanyStaff": "企业全体员工",
        "enterpriseComManager": "单位普通管理员",
        "companySuperAdmin": "单位超级管理员"
      },
      "dataScope": {
        "all": "全部",
        "company": "本单位",
        "dept_tree": "本部门及下级",
        "dept": "本部门",
        "self": "仅本人",
        "custom": "指定部门"
      },
      "id": {
        "AllCompanyStaff": "企业全体员工",
        "enterpriseComManager": "单位普通管理员",
        "companySuperAdmin": "单位超级管理员"
      },
      "kind": {
        "park": "运营角色",
        "assist": "协管角色"
      }
    }
  },
  "company": {
    "title": "企业",
    "labels": {
      "attributeIds": "企业类型",
      "compType": "企业身份",
      "companyLogoUrl": "企业标志",
      "creditCode": "统一社会信用代码",
      "mayEditContact": "允许企业自己修改联系人",
      "normalContactName": "联系人",
      "rule": "激活方式",
      "settingTime": "入驻时间",
      "settle": "一并处理",
      "staffLimit": "人数上限"
    },
    "values": {
      "rule": {
        "firstSignIn": "超级管理员首次登录时",
        "operator": "由运营人员激活",
        "date": "到期自动激活"
      },
      "settle": {
        "staff": "全部员工离职"
      }
    }
  },
  "intake": {
    "title": "企业导入与同步",
    "labels": {}
  },
  "park": {
    "title": "空间与园区",
    "labels": {
      "area": "面积",
      "contactName": "联系人",
      "contactPhone": "联系电话",
      "enableFlag": "启用",
      "intro": "简介",
      "latitude": "纬度",
      "logo": "标志",
      "longitude": "经度",
      "parkId": "园区编号"
    }
  },
  "temporary": {
    "title": "临时企业",
    "labels": {
      "attributeId": "企业类型",
      "defaultDays": "默认期限（天）",
      "endDate": "到期日期",
      "purpose": "用途",
      "remindDays": "提前提醒（天）"
    }
  },
  "estate": {
    "title": "分区与楼栋",
    "labels": {
      "buildingCode": "楼栋编码",
      "buildingName": "楼栋名称",
      "completedOn": "竣工日期",
      "declaredArea": "登记建筑面积",
      "declaredRentableArea": "登记可租面积",
      "declaredUsableArea": "登记使用面积",
      "fileUrl": "文件地址",
      "floorId": "楼层编号",
      "floors": "楼层",
      "height": "高度",
      "landArea": "占地面积",
      "latitude": "纬度",
      "longitude": "经度",
      "photos": "图片",
      "regionCode": "分区编码",
      "regionId": "分区编号",
      "regionName": "分区名称"
    },
    "values": {
      "kind": {
        "office": "办公楼",
        "factory": "厂房",
        "flat": "公寓",
        "shop": "商业",
        "garage": "车库",
        "other": "其他"
      }
    }
  },
  "room": {
    "title": "房间",
    "labels": {
      "area": "面积",
      "availableOn": "可用日期",
      "beginsOn": "启用日期",
      "buildingId": "楼栋编号",
      "carry": "一并转移的内容",
      "child": "合并后的房间",
      "children": "拆分后的房间",
      "endsOn": "结束日期",
      "expiresAt": "到期时间",
      "fingerprint": "预览校验码",
      "fitting": "装修情况",
      "floorId": "楼层编号",
      "fromDate": "生效日期",
      "holder": "租户（使用方）",
      "isDisabled": "停用",
      "leavingOn": "搬离日期",
      "mode": "方式",
      "note": "备注",
      "onDate": "生效日期",
      "outlines": "房间轮廓",
      "photos": "图片",
      "price": "价格",
      "regionId": "分区编号",
      "rentableArea": "可租面积",
      "roomCode": "房间编码",
      "roomId": "房间编号",
      "roomNum": "门牌号",
      "rooms": "房间",
      "to": "结束",
      "usableArea": "使用面积",
      "value": "数值"
    },
    "values": {
      "claim.kind": {
        "lease": "租赁",
        "hold": "预留",
        "works": "装修/维修",
        "self_use": "自用"
      },
      "fitting": {
        "bare": "毛坯",
        "simple": "简装",
        "fine": "精装",
        "furnished": "带家具"
      },
      "kind": {
        "office": "办公",
        "factory": "厂房",
        "warehouse": "仓库",
        "flat": "公寓",
        "shop": "商铺",
        "parking": "车位",
        "other": "其他"
      },
      "mode": {
        "set": "统一设为",
        "percent": "按比例",
        "add": "增减金额"
      }
    }
  },
  "flow": {
    "title": "流程配置",
    "labels": {
      "buttons": "操作按钮",
      "candidates": "人员范围",
      "claim": "允许认领",
      "definition": "流程设计",
      "description": "说明",
      "expression": "条件",
      "icon": "图标",
      "items": "内容项",
      "managerIds": "管理员",
      "mode": "方式",
      "opinion": "必须填写意见",
      "processKey": "流程编码",
      "ratio": "通过比例",
      "starters": "发起范围",
      "taskKey": "节点编号",
      "until": "截止时间"
    },
    "values": {
      "mode": {
        "sequential": "依次审批",
        "all": "会签",
        "ratio": "比例会签",
        "any": "或签",
        "random": "随机一人"
      }
    }
  },
  "process": {
    "title": "流程办理",
    "labels": {
      "approvers": "选择的审批人",
      "ccUserIds": "抄送人",
      "comment": "意见",
      "delegateId": "代理人",
      "flowIds": "流程",
      "form": "表单内容",
      "how": "处理方式",
      "items": "内容项",
      "pId": "流程实例",
      "processInstanceId": "流程实例",
      "processKey": "流程编码",
      "signature": "签名",
      "targetKey": "目标节点",
      "targetTaskId": "减签的任务",
      "taskId": "任务编号",
      "to": "结束",
      "toUserId": "转给",
      "toUserIds": "选择的人员",
      "where": "加签方式"
    },
    "values": {
      "how": {
        "retry": "重试",
        "close": "关闭"
      },
      "where": {
        "before": "在我之前",
        "with": "与我一起",
        "after": "在我之后"
      }
    }
  }
};
